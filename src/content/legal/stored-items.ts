/** Everything the site stores in the browser, for the cookie policy. */
import { RATE_LIMIT_WINDOW_MS, SECURITY_LOG_LENGTH } from "@/config/limits.ts";
import { formatDuration } from "@/lib/format.ts";

export interface StoredItem {
  readonly label: string;
  /** The storage key; of a list for each generator, the prefix before the page. */
  readonly key: string;
  readonly purpose: string;
  readonly lasts: string;
}

const COUNTED = `Räknas i ${formatDuration(RATE_LIMIT_WINDOW_MS / 60_000, "minute")}. Raden skrivs över vid nästa försök.`;

export const STORED_ITEMS: readonly StoredItem[] = [
  {
    label: "Favoriter",
    key: "favorites",
    purpose: "Namn som du har sparat i den samlade generatorn och på startsidan.",
    lasts: "Tills du tar bort dem.",
  },
  {
    label: "Favoriter i övriga generatorer",
    key: "favorites-",
    purpose: "Namn som du har sparat, en lista för varje generator.",
    lasts: "Tills du tar bort dem.",
  },
  {
    label: "Räddade uppgifter",
    key: "favorites-damaged",
    purpose:
      "En sparad favorit som inte gick att läsa läggs undan här i stället för att skrivas över. Detsamma gäller dolda namn och rum, under sina namn.",
    lasts: "Tills du rensar webbläsaren, eller lämnar rummet.",
  },
  {
    label: "Favoriter på väg",
    key: "namnfynd-pending-favorites",
    purpose: "Ändringar av favoriter i ditt konto som inte har kommit fram än.",
    lasts: "Tills de är sparade i kontot.",
  },
  {
    label: "Dolda namn",
    key: "hidden-names-",
    purpose: "Namn som du har bett att slippa se, en lista för varje generator.",
    lasts: "Tills du väljer att visa dem igen.",
  },
  {
    label: "Frågan om att välja tillsammans",
    key: "namnfynd-together-note",
    purpose: "Att du har svarat på frågan vid dina favoriter, så att den inte kommer tillbaka.",
    lasts: "Tills du rensar webbläsaren.",
  },
  {
    label: "Rum",
    key: "namnfynd-rooms",
    purpose:
      "Nycklarna till dina rum i Välj tillsammans, och efternamn och syskon som du har skrivit där.",
    lasts: "Tills du lämnar rummet.",
  },
  {
    label: "Svar på väg",
    key: "namnfynd-room-answers",
    purpose: "Svar i rum som inte har kommit fram än, så att de kan skickas senare.",
    lasts: "Tills de är skickade.",
  },
  {
    label: "Rummen som de var",
    key: "namnfynd-rooms-seen",
    purpose:
      "Namnen, dina svar och era träffar som du senast såg dem, så att rummet öppnas utan nät.",
    lasts: "Tills du lämnar rummet.",
  },
  {
    label: "Påbörjat rum",
    key: "namnfynd-room-draft",
    purpose: "Inbjudan som du har öppnat, eller rummet som du håller på att skapa.",
    lasts: "Tills du är med i rummet.",
  },
  {
    label: "Påbörjad rangordning",
    key: "namnfynd-room-ranking",
    purpose: "Dina svar när du rangordnar namn som ni båda gillar, så att du kan fortsätta senare.",
    lasts: "Tills du är klar med rangordningen eller lämnar rummet.",
  },
  {
    label: "Utseende",
    key: "theme",
    purpose: "Om du har valt ljust eller mörkt tema.",
    lasts: "Tills du väljer systemets tema.",
  },
  {
    label: "Inloggning",
    key: "namnfynd-session",
    purpose: "Håller dig inloggad mellan besöken.",
    lasts: "Tills du loggar ut.",
  },
  {
    label: "Påbörjad inloggning",
    key: "namnfynd-session-code-verifier",
    purpose: "Visar att det var du som började logga in, så att ingen annan kan avsluta åt dig.",
    lasts: "Tills du är inloggad, dock senast när du loggar ut.",
  },
  {
    label: "Utloggning",
    key: "namnfynd-signed-out",
    purpose: "Att det var du som loggade ut, så att andra flikar inte varnar för det.",
    lasts: "Tills du loggar in igen.",
  },
  {
    label: "Nytt konto",
    key: "namnfynd-created-account",
    purpose: "Id för kontot som du har skapat här, så att du slipper välja lösenord en gång till.",
    lasts: "Tills du har bekräftat din e-postadress eller loggat in.",
  },
  {
    label: "Påbörjat köp",
    key: "pendingSubscription",
    purpose: "Vad du var på väg att köpa när du behövde logga in först.",
    lasts:
      "Tills du är tillbaka på plansidan, eller medan du väntar på att bekräfta ett nytt konto.",
  },
  {
    label: "Inloggnings\u00adförsök",
    key: "auth-attempts",
    purpose:
      "E-postadress och antal försök, så att ingen kan gissa lösenord hur många gånger som helst.",
    lasts: COUNTED,
  },
  {
    label: "Beställda mejl",
    key: "auth-mails",
    purpose:
      "E-postadress och hur många gånger du har bett om ett nytt mejl för att bekräfta adressen eller byta lösenord.",
    lasts: COUNTED,
  },
  {
    label: "Säkerhets\u00adlogg",
    key: "security-log",
    purpose: `In- och utloggningar i den här webbläsaren, högst ${SECURITY_LOG_LENGTH}\u00a0rader. Skickas aldrig till oss.`,
    lasts: "Tills du raderar kontot eller rensar webbläsaren.",
  },
  {
    label: "Osparad text",
    key: "namnfynd-typed",
    purpose:
      "Det du har skrivit men inte sparat i en namnlista, på Mitt konto, i en ångeranmälan eller i kontaktformuläret, så att det finns kvar om du blir utloggad.",
    lasts: "Tills du sparar, loggar ut eller stänger fliken.",
  },
  {
    label: "Välkomst\u00adhälsning",
    key: "greeting",
    purpose: "Att sidan ska hälsa dig välkommen när du just har loggat in.",
    lasts: "Några sekunder, dock längst till dess att fliken stängs.",
  },
];
