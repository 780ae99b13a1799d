import { PERIODS, PRODUCTS, type ProductId, WITHDRAWAL_DAYS } from "@/config/commerce.ts";
import { formatDate, formatDuration } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Link } from "@/ui/link.tsx";
import { Panel } from "@/ui/panel.tsx";
import { BlockedTab } from "./blocked-tab.tsx";
import { formatProductPrice, hasOrderedSwitch } from "./products.ts";
import type { Subscription } from "./subscription.ts";
import type { usePaymentPage } from "./use-payment-page.ts";

interface PeriodSwitchProps {
  /** With the paid time left. */
  readonly subscription: Subscription & { readonly end: Date };
  /** The same plan, paid by another period. */
  readonly product: ProductId;
  readonly payment: ReturnType<typeof usePaymentPage>;
}

/** Offers the other period of a subscription, and says what it costs before the payment page does. */
export function PeriodSwitch({ subscription, product, payment }: PeriodSwitchProps) {
  const isOrdered = hasOrderedSwitch(subscription, new Date());
  return (
    <Panel aria-labelledby="byt-period" className="mt-5 grid justify-items-start gap-3 sm:p-8">
      <h2 id="byt-period">
        {isOrdered
          ? "Du byter till månad för månad"
          : PRODUCTS[product].period === "year"
            ? "Byt till ett år i taget"
            : "Byt till månad för månad"}
      </h2>
      <div className="grid max-w-[58ch] gap-2 text-ink-soft">
        <SwitchTerms subscription={subscription} product={product} isOrdered={isOrdered} />
      </div>
      <BusyButton
        variant="quiet"
        isBusy={payment.isBusy}
        onClick={() => payment.startCheckout(product)}
      >
        {isOrdered ? "Ändra bytet" : `Byt till ${formatProductPrice(product)}`}
      </BusyButton>
      {payment.blocked?.product === product && <BlockedTab url={payment.blocked.url} />}
    </Panel>
  );
}

function SwitchTerms({
  subscription: { end, renews },
  product,
  isOrdered,
}: Omit<PeriodSwitchProps, "payment"> & { isOrdered: boolean }) {
  if (isOrdered) {
    return (
      <p>
        Bytet sker den {formatDate(end)}, när det du har betalat för är slut. Vill du ha kvar ett år
        i taget ångrar du bytet på Stripes sida.
      </p>
    );
  }
  return (
    <>
      {PRODUCTS[product].period === "year" ? (
        <YearTerms product={product} />
      ) : (
        <p>
          Du betalar inget nu. Bytet sker den {formatDate(end)}, när det du har betalat för är slut.
          Då dras {formatProductPrice(product)} första gången, och sedan {PERIODS.month.renews}{" "}
          tills du säger upp prenumerationen.
        </p>
      )}
      {!renews && (
        <p>
          Prenumerationen är uppsagd. På Stripes sida ångrar du först uppsägningen, och sedan kan du
          byta.
        </p>
      )}
      <p>Inget är beställt förrän du har bekräftat på Stripes sida, som visar beloppet på öret.</p>
    </>
  );
}

function YearTerms({ product }: { product: ProductId }) {
  const nextPayment = new Date();
  nextPayment.setMonth(nextPayment.getMonth() + PERIODS.year.months);
  return (
    <>
      <p>
        Du betalar {formatProductPrice(product)}, inklusive moms, med avdrag i dag för det som är
        kvar av månaden. Året börjar genast, och nästa betalning dras den {formatDate(nextPayment)}.
        Prenumerationen förnyas {PERIODS.year.renews} tills du säger upp den, och vi påminner dig
        med e-post minst en månad innan.
      </p>
      <p>
        Har du redan beställt ett byte från år till månad ångrar du i stället det på Stripes sida,
        och då dras inget nu.
      </p>
      <p>
        Du kan{" "}
        <Link to="/villkor#angerratt" className="prose-link">
          ångra bytet
        </Link>{" "}
        inom {formatDuration(WITHDRAWAL_DAYS, "day")}. Då får du tillbaka det du betalade för året
        och för månaden som bytet avbröt, och prenumerationen avslutas.
      </p>
    </>
  );
}
