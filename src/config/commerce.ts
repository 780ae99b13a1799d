/** The commerce contract, which the edge functions own: the one way to it for the site. */
export * from "../../supabase/functions/_shared/commerce.ts";
