/** The tables and functions of supabase/migrations, as the client sees them. */

type Table<Row, Insert = never, Update = never> = {
  Row: Row;
  Insert: Insert;
  Update: Update;
  Relationships: [];
};

// Types, not interfaces: the client asks for an index signature, which only types have.
type ProfileRow = {
  user_id: string;
  full_name: string;
  email: string;
};

type AdminUserRow = {
  user_id: string;
  is_admin: boolean;
};

type SubscriberRow = {
  user_id: string;
  subscribed: boolean;
  /** Null for the single Premium plan. */
  subscription_tier: "Basic" | "Plus" | null;
  /** ISO 8601; null when the paid time never ends. */
  subscription_end: string | null;
  /** Whether it is charged again at its end. */
  renews: boolean;
  updated_at: string;
};

export type PlanFeatureRow = {
  id: string;
  feature_key: string;
  feature_name: string;
  description: string;
  free_plan: boolean;
  basic_plan: boolean;
  plus_plan: boolean;
};

export type NameListRow = {
  id: string;
  user_id: string;
  title: string;
  names: string[];
  is_public: boolean;
  share_token: string;
  created_at: string;
  updated_at: string;
};

type FavoriteRow = {
  user_id: string;
  /** The generator that the name was saved on. */
  page: string;
  name: string;
  created_at: string;
};

/** For supabase-js: what may be read and written. */
export type Database = {
  public: {
    Tables: {
      profiles: Table<ProfileRow, ProfileRow, Partial<ProfileRow>>;
      admin_users: Table<AdminUserRow>;
      subscribers: Table<SubscriberRow>;
      plan_features: Table<
        PlanFeatureRow,
        never,
        Partial<Pick<PlanFeatureRow, "free_plan" | "basic_plan" | "plus_plan">>
      >;
      name_lists: Table<
        NameListRow,
        Pick<NameListRow, "user_id" | "title" | "names"> & Partial<Pick<NameListRow, "is_public">>,
        Partial<Pick<NameListRow, "title" | "names" | "is_public">>
      >;
      favorites: Table<FavoriteRow, Pick<FavoriteRow, "user_id" | "page" | "name">>;
    };
    Views: Record<never, never>;
    Functions: {
      has_feature: { Args: { feature: string }; Returns: boolean };
      shared_name_list: {
        Args: { token: string };
        Returns: Pick<NameListRow, "id" | "title" | "names" | "created_at">[];
      };
      renew_share_token: { Args: { list: string }; Returns: string };
      delete_own_account: { Args: Record<never, never>; Returns: undefined };
    };
  };
};
