import type { Config } from "tailwindcss";

/** Design tokens under Tailwind's names. Their values, light and dark, are in src/ui/tokens.css. */
export default {
  content: [],
  theme: {
    // Replaces Tailwind's own sizes: the type scale is complete.
    fontSize: {
      sm: "var(--size-sm)",
      base: "var(--size-base)",
      lg: "var(--size-lg)",
      xl: "var(--size-xl)",
      "2xl": "var(--size-2xl)",
      "3xl": "var(--size-3xl)",
      logo: "var(--size-logo)",
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
      maxWidth: { page: "72rem" },
    },
  },
} satisfies Config;
