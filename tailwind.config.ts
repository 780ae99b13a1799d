import type { Config } from "tailwindcss";

/** Design tokens under Tailwind's names; their values, light and dark, stand in src/ui/tokens.css. */
export default {
  content: [],
  theme: {
    // The whole type scale: facts and labels, text and controls, titles of cards and names in lists,
    // headings and suggested names, the page's heading, the one large figure or name of a page.
    fontSize: {
      sm: "0.875rem",
      base: "1.0625rem",
      lg: "1.3125rem",
      xl: "1.75rem",
      "2xl": "clamp(2.125rem, 4.2vw, 3rem)",
      "3xl": "clamp(3.5rem, 10vw, 7rem)",
    },
    extend: {
      colors: {
        ground: "var(--ground)",
        surface: "var(--surface)",
        ink: { DEFAULT: "var(--ink)", soft: "var(--ink-soft)" },
        line: "var(--line)",
        edge: "var(--edge)",
        falu: { DEFAULT: "var(--falu)", ink: "var(--falu-ink)", tint: "var(--falu-tint)" },
        pine: { DEFAULT: "var(--pine)", tint: "var(--pine-tint)" },
        honey: { DEFAULT: "var(--honey)", tint: "var(--honey-tint)" },
      },
      fontFamily: { display: "var(--display-font)", sans: "var(--text-font)" },
      borderRadius: { control: "0.7rem", card: "1.1rem", panel: "1.4rem" },
      boxShadow: { card: "var(--shadow)" },
      maxWidth: { page: "72rem" },
    },
  },
} satisfies Config;
