import {
  PERIODS,
  type Period,
  PRODUCTS,
  type ProductId,
  WITHDRAWAL_DAYS,
} from "@/config/commerce.ts";
import { formatDuration } from "@/lib/format.ts";
import { Link } from "@/ui/link.tsx";
import { formatProductPrice } from "./products.ts";

/** What a buyer must know before the order: docs/specification.md, "Plans and prices". */
export function OrderTerms({ product }: { product: ProductId }) {
  const { plan, period } = PRODUCTS[product];
  return (
    <div className="mt-5 grid gap-2 text-sm text-ink-soft">
      <p>
        Du beställer {plan} för {formatProductPrice(product)} inklusive moms.{" "}
        {describeRenewal(period)}
        {period && (
          <>
            {" på "}
            <Link to="/konto" className="prose-link">
              Mitt konto
            </Link>{" "}
            eller här.
          </>
        )}
        {period === "year" && " Vi påminner dig med e-post minst en månad innan den förnyas."}
      </p>
      <p>
        Du betalar på Stripes sida. Fram till dess är inget beställt, och du kan ändra dig eller
        avbryta.
      </p>
      <p>
        {plan} börjar gälla direkt när du har betalat. Genom att beställa ber du oss att börja innan
        ångerfristen har gått ut. Du kan ändå{" "}
        <Link to="/villkor#angerratt" className="prose-link">
          ångra köpet
        </Link>{" "}
        inom {formatDuration(WITHDRAWAL_DAYS, "day")} och får då hela beloppet tillbaka.
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <Link to="/villkor" className="prose-link">
          Läs villkoren
        </Link>
        <Link to="/angra" className="prose-link">
          Ångra avtalet här
        </Link>
      </p>
    </div>
  );
}

function describeRenewal(period: Period | null): string {
  switch (period) {
    case "month":
      return `Prenumerationen förnyas automatiskt ${PERIODS.month.renews} tills du säger upp den`;
    case "year":
      return `Prenumerationen förnyas automatiskt efter ${formatDuration(PERIODS.year.months, "month")}, ett år i taget, tills du säger upp den`;
    case null:
      return "Du betalar en gång, och köpet förnyas inte.";
  }
}
