// Written by `starboard contract` from starboard.text: change it there.

export const SEATS = ["seat", "by", "other", "owner", "rival"] as const;
