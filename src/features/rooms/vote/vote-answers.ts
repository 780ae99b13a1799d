import { Heart, Waves, X } from "lucide";

/** The buttons of a vote, in their order. */
export const VOTE_ANSWERS = [
  { answer: "no", label: "Nej", icon: X },
  { answer: "maybe", label: "Kanske", icon: Waves },
  { answer: "yes", label: "Ja", icon: Heart },
] as const;
