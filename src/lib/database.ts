/**
 * What the database role `authenticated` may read, write and call.
 *
 * Generated from supabase/migrations; do not edit. After a new migration, run
 * `npm run test:database -- database-types --update`.
 */
export type Database = {
  public: {
    Tables: {
      /** Users who may change the plan features; edited only by hand, in the SQL editor. */
      admin_users: {
        Row: {
          user_id: string;
          is_admin: boolean;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Saved names of users whose plan syncs favourites. */
      favorites: {
        Row: {
          user_id: string;
          /** Generator page that the name was saved on, for example "fornamn" or "kombinerad". */
          page: string;
          name: string;
          created_at: string;
        };
        Insert: {
          user_id?: string;
          page: string;
          name: string;
        };
        Update: never;
        Relationships: [];
      };
      /** Name lists of users. */
      name_lists: {
        Row: {
          id: string;
          user_id: string;
          title: string;
          names: string[];
          is_public: boolean;
          /** Secret part of the address of a public list; generated here, never set by a client. */
          share_token: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          user_id?: string;
          title: string;
          names?: string[];
          is_public?: boolean;
        };
        Update: {
          title?: string;
          names?: string[];
          is_public?: boolean;
        };
        Relationships: [];
      };
      /** Which plan has which feature; readable by everyone, changed by administrators. */
      plan_features: {
        Row: {
          id: string;
          feature_key: string;
          feature_name: string;
          description: string;
          free_plan: boolean;
          basic_plan: boolean;
          plus_plan: boolean;
        };
        Insert: never;
        Update: {
          free_plan?: boolean;
          basic_plan?: boolean;
          plus_plan?: boolean;
        };
        Relationships: [];
      };
      /** Name and contact address of a user; created with the account. */
      profiles: {
        Row: {
          user_id: string;
          full_name: string;
          /** Contact address as the user typed it; the address to sign in with is in auth.users. */
          email: string;
        };
        Insert: {
          user_id: string;
          full_name?: string;
          email?: string;
        };
        Update: {
          user_id?: string;
          full_name?: string;
          email?: string;
        };
        Relationships: [];
      };
      /** What each user has paid for, as last reported by Stripe; no browser can write it. */
      subscribers: {
        Row: {
          user_id: string;
          subscribed: boolean;
          /** Null for the single Premium plan, which has the rights of Plus. */
          subscription_tier: "Basic" | "Plus" | null;
          /** When the paid time ends unless it renews; null when it never ends. */
          subscription_end: string | null;
          /** Whether Stripe charges again at the end; such an account cannot be deleted. */
          renews: boolean;
          updated_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      /** Deletes the caller with all rows; fails with "subscription_renews" if Stripe would charge again. */
      delete_own_account: {
        Args: never;
        Returns: undefined;
      };
      /** Whether the caller's plan has the feature with this key; false for an unknown key. */
      has_feature: {
        Args: {
          feature: string;
        };
        Returns: boolean;
      };
      /** Generates and returns a new share token for a list of the caller; the old one stops working. */
      renew_share_token: {
        Args: {
          list: string;
        };
        Returns: string;
      };
      /** The public list with this share token, or no row; the only access to lists of others. */
      shared_name_list: {
        Args: {
          token: string;
        };
        Returns: {
          id: string;
          title: string;
          names: string[];
          created_at: string;
        }[];
      };
    };
  };
};

export type PlanFeatureRow = Database["public"]["Tables"]["plan_features"]["Row"];
export type NameListRow = Database["public"]["Tables"]["name_lists"]["Row"];
