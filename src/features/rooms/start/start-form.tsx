import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import type { PageDefinition } from "@/generators/engine/definition.ts";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { formatQuantity } from "@/lib/format.ts";
import { FAVORITES_PARAM, OWN_NAME_PARAM } from "@/name-parts/links/together-path.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { nameIn } from "@/names/form/name-form.ts";
import { distinctNames, parseNameList } from "@/names/form/pasted-names.ts";
import { useFavoritesByPage } from "@/saved/favorites/favorites-by-page.tsx";
import { CHILD_NAME_PAGES } from "@/saved/favorites/saved-favorites.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Disclosure } from "@/ui/disclosure.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { SelectField } from "@/ui/select-field.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { FamilyFields, parseFamily, siblingsProblem, type TypedFamily } from "../family-fields.tsx";
import { memberNameProblem } from "../member-name.ts";
import { MemberNameField } from "../member-name-field.tsx";
import { OwnNamesField } from "../own-names-field.tsx";
import { ROOMS_PATH } from "../room-links.ts";
import { keepDraft, keepRoom } from "../room-store.ts";
import { createRoom, type SharedFamily } from "../rooms-api.ts";
import { type DeckSex, type DeckSource, deckFilters, drawDeck, loadDeckSource } from "./deck.ts";
import { Segments } from "./segments.tsx";

const SEXES = [
  { value: "girls", label: "Flicknamn" },
  { value: "boys", label: "Pojknamn" },
  { value: "both", label: "Båda" },
] as const;

const SOURCES = [
  { value: "barnnamn", label: "Namn som ges i dag" },
  { value: "fornamn", label: "Alla förnamn" },
  { value: "own", label: "Bara mina egna" },
] as const;

const NO_FAMILY = { surname: "", siblings: "", isShared: false };

type Source = (typeof SOURCES)[number]["value"];

/** A generator whose names are loaded, with the choices of its filters. */
interface LoadedSource {
  readonly definition: PageDefinition;
  readonly choices: Choices;
}

const NO_PARAMS = new URLSearchParams();

/** Creates a room. Only the first two questions need an answer. */
export function StartForm() {
  const [params] = useSearchParams();
  // A page is prerendered without parameters: the form that begins with some takes its place.
  const begin = useIsHydrating() ? NO_PARAMS : params;
  return <Form key={String(begin)} params={begin} />;
}

/** @param params of the address, with what the form begins with */
function Form({ params }: { params: URLSearchParams }) {
  const navigate = useNavigate();
  const startsWithFavorites = params.has(FAVORITES_PARAM);
  const askedName = nameIn(params.get(OWN_NAME_PARAM) ?? "");
  const [name, setName] = useState("");
  const [sex, setSex] = useState<DeckSex>("girls");
  const [source, setSource] = useState<Source>(startsWithFavorites ? "own" : "barnnamn");
  const [loaded, setLoaded] = useState<Readonly<Partial<Record<DeckSource, LoadedSource>>>>({});
  const [takesFavorites, setTakesFavorites] = useState(startsWithFavorites);
  const [typed, setTyped] = useState(askedName);
  const [family, setFamily] = useState<TypedFamily>(NO_FAMILY);
  const [failure, setFailure] = useState<string | null>(null);
  const { form, errors, invalid, show } = useFieldErrors<"name" | "typed" | "siblings">();
  const { isPending, run } = usePending();
  const favorites = useFavorites();
  const own = distinctNames([...parseNameList(typed).names, ...(takesFavorites ? favorites : [])]);
  const current = source === "own" ? null : (loaded[source] ?? null);

  async function load(next: DeckSource): Promise<LoadedSource> {
    const definition = await loadDeckSource(next);
    const fresh = { definition, choices: defaultChoices(deckFilters(definition)) };
    setLoaded((all) => ({ ...all, [next]: all[next] ?? fresh }));
    return loaded[next] ?? fresh;
  }

  function changeSource(next: Source) {
    setSource(next);
    if (next !== "own") preload(next);
  }

  function preload(next: DeckSource) {
    load(next).catch((error: unknown) => console.info("The names could not be loaded yet", error));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const parsed = parseFamily(family);
    const found = {
      name: memberNameProblem(name),
      typed: ownNamesProblem(own, source === "own"),
      siblings: siblingsProblem(parsed.siblings),
    };
    if (!show(found)) void run(() => create(parsed));
  }

  async function create(parsed: SharedFamily) {
    try {
      const deck = source === "own" ? null : await load(source);
      const names = deck ? drawDeck({ sex, ...deck }, own, Math.random) : own;
      if (names.length === 0) {
        setFailure("Inga namn passar filtren. Ändra något av dem under ”Fler val”.");
        return;
      }
      // Before the call: after a lost answer, the same room is asked for again.
      const { secret, invitation } = keepDraft("own");
      await createRoom({
        secret,
        invitation,
        name: cleanText(name),
        sex,
        names,
        shared: family.isShared ? parsed : null,
      });
      keepRoom({ secret, invitation, role: "decider", ...parsed });
      // Without what the form was asked for.
      navigate(ROOMS_PATH, { replace: true });
    } catch (error) {
      console.info("The room could not be created", error);
      setFailure(describeRoomError(error));
    }
  }

  return (
    <form
      {...form}
      noValidate
      aria-label="Nytt rum"
      onSubmit={submit}
      onFocus={() => source !== "own" && !loaded[source] && preload(source)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <ErrorSummary fields={invalid} />
      <Segments label="Vilka namn?" options={SEXES} value={sex} onChange={setSex} />
      <MemberNameField value={name} onChange={setName} error={errors.name} invites />
      <Disclosure
        label={<span className="font-semibold">Fler val</span>}
        open={startsWithFavorites || askedName !== ""}
      >
        <div className="mt-2 grid gap-4">
          <SelectField
            label="Namn från"
            name="source"
            value={source}
            options={SOURCES}
            onChange={(value) => {
              const next = SOURCES.find((option) => option.value === value);
              if (next) changeSource(next.value);
            }}
          />
          {current && source !== "own" && (
            <div className="grid gap-3 sm:grid-cols-2">
              {deckFilters(current.definition).map(({ id, label, options }) => (
                <SelectField
                  key={id}
                  label={label}
                  name={id}
                  value={current.choices[id] ?? ""}
                  options={options}
                  onChange={(value) =>
                    setLoaded({
                      ...loaded,
                      [source]: { ...current, choices: { ...current.choices, [id]: value } },
                    })
                  }
                />
              ))}
            </div>
          )}
          {favorites.length > 0 && (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={takesFavorites}
                onChange={({ target }) => setTakesFavorites(target.checked)}
                className="size-5 shrink-0 accent-falu"
              />
              <span className="min-w-0 wrap-anywhere">
                Ta med {formatQuantity(favorites.length, "favorit", "favoriter")}:{" "}
                <span translate="no">{joinWords(favorites.slice(0, 5), "och")}</span>
                {favorites.length > 5 && " …"}
              </span>
            </label>
          )}
          <OwnNamesField
            label="Egna namn"
            name="typed"
            value={typed}
            onChange={setTyped}
            error={errors.typed}
            hint="Skriv eller klistra in en lista, upp till 200&nbsp;namn. De blandas med de andra, och ingen ser vem som har skrivit dem."
          />
          <FamilyFields family={family} onChange={setFamily} siblingsError={errors.siblings} />
        </div>
      </Disclosure>
      {failure && (
        <p role="alert" className="border-l-3 border-falu pl-3">
          {failure}
        </p>
      )}
      <BusyButton type="submit" isBusy={isPending} className="justify-self-start">
        Skapa rum
      </BusyButton>
    </form>
  );
}

function ownNamesProblem(names: readonly string[], isNeeded: boolean): string | null {
  if (isNeeded && names.length === 0) return "Skriv minst ett namn, eller ta med dina favoriter.";
  if (names.length > ROOM_LIMITS.firstNames) {
    return `Ett rum börjar med högst ${ROOM_LIMITS.firstNames}\u00a0namn. Nu är de ${names.length}. Ta bort några.`;
  }
  return null;
}

/** The favourites that may be names of children. */
function useFavorites(): readonly string[] {
  const pages = useFavoritesByPage();
  return distinctNames(
    pages.flatMap(({ page, names }) =>
      CHILD_NAME_PAGES.includes(page) ? names.filter((name) => nameIn(name) !== "") : [],
    ),
  );
}
