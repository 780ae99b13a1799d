/**
 * What the database role `authenticated` may read, write and call.
 *
 * Generated from supabase/migrations; do not edit. After a new migration, run
 * `npx vitest run --project database tests/database/database-types.test.ts -u`.
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
      /** Keys to the API of names with their counters; written only by functions, kept for 30 days after their end. */
      api_keys: {
        Row: {
          id: string;
          user_id: string;
          name: string;
          /** The first characters of the key, for its owner to recognize it by. */
          prefix: string;
          created_at: string;
          /** The latest call that was answered. */
          last_used_at: string | null;
          revoked_at: string | null;
          /** When the key stops working by itself; null for never. */
          expires_at: string | null;
          /** The first of the calls that minute_calls counts. */
          minute_start: string | null;
          minute_calls: number;
          /** The day in Stockholm whose calls day_calls counts. */
          day: string | null;
          day_calls: number;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Coordinates the calls of the edge functions to Stripe for one user. */
      billing_states: {
        Row: {
          user_id: string;
          /** The call that may change what Stripe can charge (checkout, deletion, withdrawal); null for none. */
          lock_id: string | null;
          locked_until: string | null;
          /** Part of idempotency keys. Rises when Stripe has refused a call, since it repeats its first answer. */
          attempt: number;
          /** The latest checkout page, which parallel calls share for some seconds. */
          checkout_url: string | null;
          checkout_price: string | null;
          checkout_at: string | null;
          refresh_started: number;
          refresh_started_at: string | null;
          /** Number of the latest refresh that was stored; an earlier one that comes later is dropped. */
          refresh_stored: number;
          /** Set by the operator, to sell again to a buyer who has withdrawn often: only later withdrawals count. */
          sale_agreed_at: string | null;
          /** When the end of the paid period was first stored; null for one that was stored before this column existed. */
          end_stored_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Reports of lists and rooms as unlawful, with what the operator has decided; kept for 24 months. */
      content_reports: {
        Row: {
          id: string;
          /** Who has the reported list, and may not read the report; null for a room. */
          user_id: string | null;
          /** The list, which may have been deleted since. */
          list_id: string | null;
          room_id: string | null;
          address: string;
          concerns_child_abuse: boolean;
          explanation: string;
          name: string | null;
          email: string | null;
          received_at: string;
          outcome: "open" | "taken_down" | "dismissed";
          /** The reason of the decision, as it was mailed. */
          reason: string | null;
          decided_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Saved names of users whose plan syncs favourites. */
      favorites: {
        Row: {
          user_id: string;
          /** Page that the name was saved on, by its path: for example "fornamn" or "namngenerator". */
          page: string;
          name: string;
          created_at: string;
          /** Order among the favourites that were saved together, and so have the same created_at. */
          position: number;
        };
        Insert: {
          user_id?: string;
          page: string;
          name: string;
          position?: number;
        };
        Update: never;
        Relationships: [];
      };
      /** How often each edge function was called in the current window, by user, network address or mailbox; kept for a day. */
      function_calls: {
        Row: {
          id: string;
          user_id: string | null;
          /** Keyed hash of the network address or mailbox of a caller without an account; the key is not in the database. */
          sender: string | null;
          function_name: string;
          window_start: string;
          calls: number;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Lists whose links were taken down, with the reason for their owners; kept while there is such a list, and for 24 months. */
      list_takedowns: {
        Row: {
          list_id: string;
          user_id: string;
          /** Whether the list breaks the law or only the terms. */
          ground: "law" | "terms";
          reason: string;
          taken_down_at: string;
        };
        Insert: never;
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
          id?: string;
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
      /** Which administrator switched which feature; written by a trigger, kept for 24 months. */
      plan_feature_changes: {
        Row: {
          id: string;
          changed_at: string;
          /** Null for a change in the SQL editor, and after the deletion of the account. */
          user_id: string | null;
          feature_key: string;
          plan: "free" | "basic" | "plus";
          was: boolean;
          became: boolean;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Which plan has which feature; changed by administrators, and read by everyone else through plan_matrix. */
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
      /** Confirmations of purchases by e-mail, so that each is sent once; kept with the account. */
      purchase_confirmations: {
        Row: {
          /** The checkout session in which the purchase was made; the subscription, if that was paid after its session expired. */
          session_id: string;
          user_id: string;
          /** What the buyer and the operator call the purchase; numbers may be missing. */
          order_number: number;
          /** The call that sends the mail; null once it has failed. */
          claim_id: string | null;
          claimed_at: string;
          sent_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Reminders by e-mail of a yearly renewal, so that each is sent once; kept with the account. */
      renewal_reminders: {
        Row: {
          user_id: string;
          renews_at: string;
          /** The call that sends the mail; another one may after half an hour without a sent mail. */
          claim_id: string | null;
          claimed_at: string | null;
          sent_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Webhook events whose effect is stored, so that none has it twice; kept for 90 days. */
      stripe_events: {
        Row: {
          id: string;
          user_id: string;
          type: string;
          received_at: string;
        };
        Insert: never;
        Update: never;
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
          /** How often it is paid from its end on, after a switch that is ordered for then; null for what is paid once. */
          period: "month" | "year" | null;
          /** Whether a running subscription lacks a payment; the portal is the way to pay it. */
          payment_failed: boolean;
          /** Why a running subscription is not charged: the buyer's bank took a payment back, or the operator paused it. */
          on_hold: "disputed" | "paused" | null;
          /** Until when the plan gives access: 12 hours past the end of a subscription that renews. */
          access_until: string | null;
          /** When the last plan was found to have ended; null while one is stored, and without an earlier one. */
          ended_at: string | null;
          updated_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      /** Notices of withdrawal from a purchase, as evidence of what was received; kept for 24 months. */
      withdrawals: {
        Row: {
          id: string;
          user_id: string | null;
          name: string;
          email: string;
          /** The purchase in words, as it is written in the mails. */
          contract: string;
          /** The purchase, as in purchase_confirmations; null for a notice in free text. */
          session_id: string | null;
          /** refunded: cancelled and paid back; pending: the money or its credit note is under way; received: open. */
          outcome: "received" | "pending" | "refunded";
          /** Whether the bank has refused the refund, so that the operator pays back in another way. */
          refund_failed: boolean;
          /** What was paid back, in öre. */
          amount: number | null;
          /** The ids of the refunds in Stripe. */
          refunds: string[];
          /** The ids of the credit notes in Stripe, which state the VAT of the refunds. */
          credit_notes: string[];
          received_at: string;
          acknowledged_at: string | null;
          /** What the latest mail to the sender reported; another one is due when the state is not that any more. */
          sender_told: "received" | "refunded" | "failed" | null;
          /** The same of the mails to the operator, who learns what needs a hand. */
          operator_told: "received" | "refunded" | "failed" | null;
          /** Set by the operator, who has paid back in another way than by Stripe: the notice is refunded from then on. */
          settled_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      /** Stores up to 200 answers {name, answer, note, client_time} of a member, the later of each name; returns the names that the member is not asked about. Fails with "room_not_found" or "bad_answers". */
      answer_in_room: {
        Args: {
          secret: string;
          answers: unknown;
        };
        Returns: unknown;
      };
      /** Binds a membership to the caller's account; fails with "room_not_found", "room_bound" or "too_many_rooms". */
      bind_room: {
        Args: {
          secret: string;
        };
        Returns: undefined;
      };
      /** Closes the link for the family: nobody joins, answers or reads by it any more. Fails with "room_not_found". */
      close_family: {
        Args: {
          secret: string;
        };
        Returns: unknown;
      };
      /** Makes a key of the caller and returns it, the only time it is shown; fails with "feature_missing", "invalid_days", "too_many_keys" or "bad_text". */
      create_api_key: {
        Args: {
          key_name: string;
          valid_days?: number;
        };
        Returns: {
          id: string;
          name: string;
          prefix: string;
          created_at: string;
          key: string;
        }[];
      };
      /** Deletes a list of the caller, whatever the plan, and returns it as it was; no row without one. */
      delete_name_list: {
        Args: {
          list: string;
        };
        Returns: {
          id: string;
          user_id: string;
          title: string;
          names: string[];
          is_public: boolean;
          share_token: string;
          created_at: string;
          updated_at: string;
        }[];
      };
      /** What the guests have answered, also those whose link is closed, for a decider; nothing for anyone else. */
      family_answers: {
        Args: {
          secret: string;
        };
        Returns: unknown;
      };
      /** Stores the greeting of a guest, or removes it; fails with "room_not_found", "invitation_closed" or "bad_text". */
      greet_room: {
        Args: {
          secret: string;
          greeting?: string;
        };
        Returns: unknown;
      };
      /** Whether the caller's plan has the feature with this key; false for an unknown key. */
      has_feature: {
        Args: {
          feature: string;
        };
        Returns: boolean;
      };
      /** As leave_room, for a membership of the caller's account. */
      leave_my_room: {
        Args: {
          room: string;
        };
        Returns: undefined;
      };
      /** Deletes a member with all that the member wrote, and the room after its last decider; fails with "room_not_found". */
      leave_room: {
        Args: {
          secret: string;
        };
        Returns: undefined;
      };
      /** The rooms that are bound to the caller's account, the latest vote first, with the caller's own ranking and answers; "other" is null before anyone has joined, and after the other has left. */
      my_rooms: {
        Args: never;
        Returns: {
          room: string;
          other: string;
          my_name: string;
          created_at: string;
          last_vote_at: string;
          answered: number;
          names: number;
          ranking: string[];
          answers: unknown;
          left_name: string;
          left_at: string;
        }[];
      };
      /** Opens the link for the family, with these names; replaces an earlier one, with which its guests end. Fails with "room_not_found", "premium_required", "bad_names" or "bad_secret". */
      open_family: {
        Args: {
          secret: string;
          invitation: string;
          names: string[];
        };
        Returns: unknown;
      };
      /** Adds a secret to the caller's own membership, of ten at most: the oldest but the first makes room. Fails with "room_not_found" or "bad_secret". */
      open_my_room: {
        Args: {
          room: string;
          secret: string;
        };
        Returns: undefined;
      };
      /** Which plan has which feature: an array of the rows of plan_features. */
      plan_matrix: {
        Args: never;
        Returns: unknown;
      };
      /** Stores the order of a decider, best first, of names that have been matches, equally good ones on lines of one element; fails with "room_not_found" or "bad_ranking". */
      rank_in_room: {
        Args: {
          secret: string;
          ranked: string[];
        };
        Returns: unknown;
      };
      /** Deletes a guest with all answers, for a decider; also when there is none any more. Fails with "room_not_found". */
      remove_guest: {
        Args: {
          secret: string;
          guest: string;
        };
        Returns: unknown;
      };
      /** Replaces the invitation of the other decider; fails with "room_not_found", "room_full" when there is one, or "bad_secret". */
      renew_invitation: {
        Args: {
          secret: string;
          invitation: string;
        };
        Returns: unknown;
      };
      /** Generates and returns a new share token for a list of the caller; the old one stops working. */
      renew_share_token: {
        Args: {
          list: string;
        };
        Returns: string;
      };
      /** Brings a list back that the caller deleted within the hour, with its link; no row without one, or without the plan. Fails with "bad_text" as a check of the table does. */
      restore_name_list: {
        Args: {
          list: string;
          title: string;
          names: string[];
        };
        Returns: {
          id: string;
          user_id: string;
          title: string;
          names: string[];
          is_public: boolean;
          share_token: string;
          created_at: string;
          updated_at: string;
        }[];
      };
      /** Revokes a key of the caller at once, whatever the plan; fails with "key_not_found". */
      revoke_api_key: {
        Args: {
          key_id: string;
        };
        Returns: undefined;
      };
      /** What a link opens: a membership ("member"), or an invitation to the other ("decider") or the family; the other deciders' names, the member's own, and since when there is the room. Null for a link that is used, closed or unknown. Uses nothing up. */
      room_link: {
        Args: {
          link: string;
        };
        Returns: unknown;
      };
      /** What the member with this secret may know of the room; only its version if that is the known one. Null for an unknown secret. */
      room_state: {
        Args: {
          secret: string;
          known?: number;
        };
        Returns: unknown;
      };
      /** The public list with this share token, or null; the only access to lists of others. */
      shared_name_list: {
        Args: {
          token: string;
        };
        Returns: unknown;
      };
      /** Makes a list of the caller private, whatever the plan; fails with "list_not_found". */
      unpublish_name_list: {
        Args: {
          list: string;
        };
        Returns: undefined;
      };
    };
  };
};

export type PlanFeatureRow = Database["public"]["Tables"]["plan_features"]["Row"];
export type NameListRow = Database["public"]["Tables"]["name_lists"]["Row"];
