/** The links in mails, by the mode of /auth that they open; the templates in supabase/ have them. */
export const LINKS = {
  confirm: {
    type: "signup",
    text: "Är det du som har skapat kontot? Bekräfta adressen som mejlet kom till.",
    button: "Bekräfta adressen",
  },
  recovery: {
    type: "recovery",
    text: "Länken fungerar en gång. Fortsätt när du är redo att välja ett nytt lösenord.",
    button: "Fortsätt",
  },
  magiclink: {
    type: "magiclink",
    text: "Länken fungerar en gång. Fortsätt, så ser du vilket konto den hör till.",
    button: "Fortsätt",
  },
  "email-change": {
    type: "email_change",
    text: "Godkänn att kontot får en ny e-postadress.",
    button: "Godkänn bytet",
  },
} as const;

export type LinkMode = keyof typeof LINKS;

export function isLinkMode(mode: string): mode is LinkMode {
  return Object.hasOwn(LINKS, mode);
}
