// Written by `starboard contract` from the types of starboard.kernel.view in the games' views: change it there.

export const SEAT: ReadonlySet<string> = new Set([
  "active",
  "commander",
  "guest",
  "owner",
  "pawn",
  "seat",
  "starter",
]);

export const SEATS: ReadonlySet<string> = new Set([
  "cards",
  "federations",
  "leaders",
  "mages",
  "miners",
  "order",
  "owners",
  "passed",
  "robots",
  "satellites",
  "seats",
  "waiting",
]);

export const BY_SEAT: ReadonlySet<string> = new Set([
  "charge",
  "counts",
  "levels",
  "points",
  "reach",
  "values",
  "vp",
  "worth",
]);
