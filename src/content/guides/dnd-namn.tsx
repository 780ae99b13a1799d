import { Guide, type GuideContent } from "@/content/guide.tsx";

const content: GuideContent = {
  question: "Hur väljer du namn till rollspelet?",
  tips: [
    {
      heading: "Välj ett namn som går att säga",
      text: "Namnet ska ropas i strid och viskas i kyrkor. Säg det tre gånger i rad: snubblar du, så snubblar spelledaren.",
    },
    {
      heading: "En bokstav var",
      text: "Ge figurerna i sällskapet olika första bokstav. Då räcker en initial på stridskartan.",
    },
    {
      heading: "Börja i bakgrunden",
      text: "Raden på kortet är ett frö. Knappen efter en mening drar om just den och behåller resten. Skicka sedan länken, så ser alla samma sällskap.",
    },
    {
      heading: "Spara en slumptabell",
      text: "När spelarna frågar vad värdshusvärden heter slår du en tärning i stället för att tveka. Spelledarens bord ger dig värdshuset också.",
    },
  ],
  faq: [
    {
      question: "Är det här officiella namn?",
      answer:
        "Nej. Alla namn är påhittade för den här sidan. Dungeons & Dragons är ett varumärke som tillhör Wizards of the Coast. Namnfynd har ingen koppling till företaget, och sidan fungerar till vilket rollspel som helst.",
    },
    {
      question: "Vad är en demonättling och en drakättling?",
      answer:
        "En demonättling är en människa med något från avgrunden i släkten: horn, svans eller ögon som lyser. En drakättling har drakblod och fjäll. Båda finns under olika namn i många rollspel.",
    },
    {
      question: "Vad gör filtret Klass?",
      answer:
        "Det väljer namn vars första led passar: barbaren får järn och åska, trollkarlen dimma och drömmar, paladinen ära och silver, tjuven natt och skugga. Tillnamnet och det som figuren har lärt sig följer också klassen. Utan val får varje namn en klass som passar det.",
    },
    {
      question: "Hur får jag in tabellen i mitt spelprogram?",
      answer:
        "Slå en tabell och ladda ner den som JSON. Skapa en tom slumptabell i Foundry Virtual Tabletop, högerklicka på den och välj att importera data. Filen är gjord för version 12 och senare. Textfilen och CSV-filen går att klistra in i de flesta andra program.",
    },
  ],
  related: [
    { id: "fantasy-namn", text: "Till krigare, magiker, alver, dvärgar och drakar." },
    { id: "efternamn", text: "Verkliga namn, till en berättelse i vår värld." },
    { id: "husdjursnamn", text: "Till hunden, katten och den tama korpen." },
  ],
  sources: [
    {
      href: "https://foundryvtt.com/article/roll-tables/",
      label: "Foundry Virtual Tabletop",
      text: "Så fungerar slumptabeller i programmet.",
    },
    {
      href: "https://runeberg.org",
      label: "Projekt Runeberg",
      text: "Äldre nordisk litteratur att läsa fritt, för dig som söker klangen i gamla sagor.",
    },
    {
      href: "https://svenska.se",
      label: "Svenska Akademiens ordböcker",
      text: "Slå upp vad leden i ett släktnamn betyder.",
    },
  ],
};

/** The guide of /dnd-namn. */
export default function DndGuide() {
  return <Guide content={content} />;
}
