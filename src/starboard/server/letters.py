"""What a letter says, in each language: subject and text."""

from __future__ import annotations

LETTERS = {
    "en": (
        "Your link to Starboard",
        "Open this link in the browser with which you want to play. It holds for 15 minutes."
        " If you did not ask for it, do nothing.",
    ),
    "uk": (
        "Ваше посилання на Starboard",
        "Відкрийте це посилання у браузері, в якому хочете грати. Воно діє 15 хвилин."
        " Якщо ви його не просили, нічого не робіть.",
    ),
    "ru": (
        "Ваша ссылка на Starboard",
        "Откройте эту ссылку в браузере, в котором хотите играть. Она действует 15 минут."
        " Если вы её не просили, ничего не делайте.",
    ),
    "lt": (
        "Jūsų nuoroda į Starboard",
        "Atverkite šią nuorodą naršyklėje, kurioje norite žaisti. Ji galioja 15 minučių."
        " Jei jos neprašėte, nieko nedarykite.",
    ),
}
