/**
 * What the database role `service_role` may read, write and call.
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
        Insert: {
          user_id: string;
          is_admin?: boolean;
        };
        Update: {
          user_id?: string;
          is_admin?: boolean;
        };
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
        Insert: {
          user_id: string;
          lock_id?: string | null;
          locked_until?: string | null;
          attempt?: number;
          checkout_url?: string | null;
          checkout_price?: string | null;
          checkout_at?: string | null;
          refresh_started?: number;
          refresh_started_at?: string | null;
          refresh_stored?: number;
          sale_agreed_at?: string | null;
          end_stored_at?: string | null;
        };
        Update: {
          user_id?: string;
          lock_id?: string | null;
          locked_until?: string | null;
          attempt?: number;
          checkout_url?: string | null;
          checkout_price?: string | null;
          checkout_at?: string | null;
          refresh_started?: number;
          refresh_started_at?: string | null;
          refresh_stored?: number;
          sale_agreed_at?: string | null;
          end_stored_at?: string | null;
        };
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
        Insert: {
          id?: string;
          user_id?: string | null;
          list_id?: string | null;
          room_id?: string | null;
          address: string;
          concerns_child_abuse: boolean;
          explanation: string;
          name?: string | null;
          email?: string | null;
          received_at?: string;
          outcome?: "open" | "taken_down" | "dismissed";
          reason?: string | null;
          decided_at?: string | null;
        };
        Update: {
          id?: string;
          user_id?: string | null;
          list_id?: string | null;
          room_id?: string | null;
          address?: string;
          concerns_child_abuse?: boolean;
          explanation?: string;
          name?: string | null;
          email?: string | null;
          received_at?: string;
          outcome?: "open" | "taken_down" | "dismissed";
          reason?: string | null;
          decided_at?: string | null;
        };
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
          created_at?: string;
          position?: number;
        };
        Update: {
          user_id?: string;
          page?: string;
          name?: string;
          created_at?: string;
          position?: number;
        };
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
        Insert: {
          id?: string;
          user_id?: string | null;
          sender?: string | null;
          function_name: string;
          window_start?: string;
          calls?: number;
        };
        Update: {
          id?: string;
          user_id?: string | null;
          sender?: string | null;
          function_name?: string;
          window_start?: string;
          calls?: number;
        };
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
        Insert: {
          list_id: string;
          user_id: string;
          ground: "law" | "terms";
          reason: string;
          taken_down_at?: string;
        };
        Update: {
          list_id?: string;
          user_id?: string;
          ground?: "law" | "terms";
          reason?: string;
          taken_down_at?: string;
        };
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
          share_token?: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          user_id?: string;
          title?: string;
          names?: string[];
          is_public?: boolean;
          share_token?: string;
          created_at?: string;
          updated_at?: string;
        };
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
        Insert: {
          id?: string;
          feature_key: string;
          feature_name: string;
          description?: string;
          free_plan?: boolean;
          basic_plan?: boolean;
          plus_plan?: boolean;
        };
        Update: {
          id?: string;
          feature_key?: string;
          feature_name?: string;
          description?: string;
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
        Insert: {
          session_id: string;
          user_id: string;
          claim_id?: string | null;
          claimed_at?: string;
          sent_at?: string | null;
        };
        Update: {
          session_id?: string;
          user_id?: string;
          claim_id?: string | null;
          claimed_at?: string;
          sent_at?: string | null;
        };
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
        Insert: {
          user_id: string;
          renews_at: string;
          claim_id?: string | null;
          claimed_at?: string | null;
          sent_at?: string | null;
        };
        Update: {
          user_id?: string;
          renews_at?: string;
          claim_id?: string | null;
          claimed_at?: string | null;
          sent_at?: string | null;
        };
        Relationships: [];
      };
      /** The customer of each user in each account and mode of Stripe; not in subscribers, which clients can read. */
      stripe_customers: {
        Row: {
          user_id: string;
          account_id: string;
          is_live: boolean;
          customer_id: string;
          created_at: string;
        };
        Insert: {
          user_id: string;
          account_id: string;
          is_live: boolean;
          customer_id: string;
          created_at?: string;
        };
        Update: {
          user_id?: string;
          account_id?: string;
          is_live?: boolean;
          customer_id?: string;
          created_at?: string;
        };
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
        Insert: {
          id: string;
          user_id: string;
          type: string;
          received_at?: string;
        };
        Update: {
          id?: string;
          user_id?: string;
          type?: string;
          received_at?: string;
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
        Insert: {
          user_id: string;
          subscribed?: boolean;
          subscription_tier?: "Basic" | "Plus" | null;
          subscription_end?: string | null;
          renews?: boolean;
          period?: "month" | "year" | null;
          payment_failed?: boolean;
          on_hold?: "disputed" | "paused" | null;
          ended_at?: string | null;
          updated_at?: string;
        };
        Update: {
          user_id?: string;
          subscribed?: boolean;
          subscription_tier?: "Basic" | "Plus" | null;
          subscription_end?: string | null;
          renews?: boolean;
          period?: "month" | "year" | null;
          payment_failed?: boolean;
          on_hold?: "disputed" | "paused" | null;
          ended_at?: string | null;
          updated_at?: string;
        };
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
        Insert: {
          id?: string;
          user_id?: string | null;
          name: string;
          email: string;
          contract: string;
          session_id?: string | null;
          outcome?: "received" | "pending" | "refunded";
          refund_failed?: boolean;
          amount?: number | null;
          refunds?: string[];
          credit_notes?: string[];
          received_at?: string;
          acknowledged_at?: string | null;
          sender_told?: "received" | "refunded" | "failed" | null;
          operator_told?: "received" | "refunded" | "failed" | null;
          settled_at?: string | null;
        };
        Update: {
          id?: string;
          user_id?: string | null;
          name?: string;
          email?: string;
          contract?: string;
          session_id?: string | null;
          outcome?: "received" | "pending" | "refunded";
          refund_failed?: boolean;
          amount?: number | null;
          refunds?: string[];
          credit_notes?: string[];
          received_at?: string;
          acknowledged_at?: string | null;
          sender_told?: "received" | "refunded" | "failed" | null;
          operator_told?: "received" | "refunded" | "failed" | null;
          settled_at?: string | null;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      /** The user with this Stripe customer and the address to sign in with, or no row. */
      account_of_customer: {
        Args: {
          customer: string;
        };
        Returns: {
          user_id: string;
          email: string;
        }[];
      };
      /** Adds a decider's own names ("suggestion"), or the next ones for both ("deck") if the room still has the expected number; fails with "room_not_found", "too_many_names" or "bad_names". */
      add_to_room: {
        Args: {
          secret: string;
          added: string[];
          kind: string;
          expected_names?: number;
        };
        Returns: unknown;
      };
      /** Whether the caller is to send the confirmation of a session ("claimed"), another is ("busy"), or has ("sent"). */
      claim_confirmation: {
        Args: {
          session: string;
          account: string;
          claim: string;
        };
        Returns: string;
      };
      /** A mail about a decision, or about that one, which the caller is to send, and nobody else meanwhile; no row when none is due. */
      claim_decision_mail: {
        Args: {
          claim: string;
          decided?: string;
        };
        Returns: {
          report_id: string;
          user_id: string;
          ground: string;
        }[];
      };
      /** The open matters that the caller is to tell the operator, and nobody else meanwhile; none when none is due. */
      claim_digest: {
        Args: {
          claim: string;
        };
        Returns: {
          kind: string;
          subject: string;
          is_new: boolean;
        }[];
      };
      /** A reminder that the caller is to send, and nobody else meanwhile; no row when none is due. */
      claim_renewal_reminder: {
        Args: {
          claim: string;
        };
        Returns: {
          user_id: string;
          renews_at: string;
        }[];
      };
      /** Counts a call with the key of this SHA-256: "allowed", too many ("minute", "day", "account_minute", "account_day", "network"), "not_entitled", "expired" or "unknown"; with what is left of the limits of the key, and the seconds until they start again. */
      count_api_call: {
        Args: {
          key_hash: string;
          network_hash: string;
          minute_limit: number;
          day_limit: number;
          account_minute_limit: number;
          account_day_limit: number;
          network_minute_limit: number;
        };
        Returns: {
          outcome: string;
          minute_left: number;
          minute_reset: number;
          day_left: number;
          day_reset: number;
        }[];
      };
      /** Counts a call of a user or of a network address; returns 0, or when there were too many the seconds until the next is allowed. */
      count_call: {
        Args: {
          called: string;
          max_calls: number;
          window_seconds: number;
          account?: string;
          sender_hash?: string;
        };
        Returns: number;
      };
      /** Creates a room with its first decider; fails with "too_many_rooms", "too_many_names", "bad_secret", "bad_names" or "bad_text". Once for each secret. */
      create_room: {
        Args: {
          secret: string;
          invitation: string;
          creator: string;
          sex: string;
          names: string[];
          shared?: unknown;
          account?: string;
        };
        Returns: undefined;
      };
      /** The customers of an account and mode of Stripe about whom something is open, those first who have waited longest. */
      customers_to_settle: {
        Args: {
          account: string;
          in_live_mode: boolean;
          most: number;
        };
        Returns: {
          user_id: string;
          customer_id: string;
        }[];
      };
      /** Stores a decision, takes the list or room down, and returns the accounts to tell; fails with "report_not_open". */
      decide_report: {
        Args: {
          report: string;
          verdict: string;
          ground: string;
          reason: string;
        };
        Returns: string[];
      };
      /** Deletes a user with all rows, for the call that holds the lock; fails with "billing_lock_lost". */
      delete_account: {
        Args: {
          account: string;
          lock: string;
        };
        Returns: undefined;
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
      /** Removes a customer that was deleted in Stripe. What is paid for remains until its end. */
      forget_customer: {
        Args: {
          account: string;
          customer: string;
          event_id?: string;
          event_type?: string;
        };
        Returns: boolean;
      };
      /** Whether the caller's plan has the feature with this key; false for an unknown key. */
      has_feature: {
        Args: {
          feature: string;
        };
        Returns: boolean;
      };
      /** Makes the caller a decider, which uses the invitation up, or a guest, as its kind says; returns which. The membership is bound to the account if that has a place for it. Fails with "invitation_closed", "room_full", "bad_secret" or "bad_text". Once for each secret. */
      join_room: {
        Args: {
          secret: string;
          invitation: string;
          member_name: string;
          kind: string;
          account?: string;
        };
        Returns: string;
      };
      /** Lets one call at a time change what Stripe may charge a user; returns false while another does. */
      lock_billing: {
        Args: {
          account: string;
          seconds: number;
          lock: string;
        };
        Returns: boolean;
      };
      /** Notes that the mail of a claim was sent, or that nobody needs it. */
      note_decision_mail: {
        Args: {
          claim: string;
        };
        Returns: undefined;
      };
      /** Notes that the operator was told of the matters of a claim. */
      note_digest: {
        Args: {
          claim: string;
        };
        Returns: undefined;
      };
      /** What the operator has to see to, in words without personal data; an empty array when all is well. */
      open_problems: {
        Args: never;
        Returns: string[];
      };
      /** Which plan has which feature: an array of the rows of plan_features. */
      plan_matrix: {
        Args: never;
        Returns: unknown;
      };
      /** Stores a notice of withdrawal: of each purchase one, and of the same words one a day. Returns its id. */
      record_withdrawal: {
        Args: {
          notice: string;
          sender_name: string;
          sender_email: string;
          contract_text: string;
          account?: string;
          session?: string;
        };
        Returns: string;
      };
      /** Generates and returns a new share token for a list of the caller; the old one stops working. */
      renew_share_token: {
        Args: {
          list: string;
        };
        Returns: string;
      };
      /** The public list with a share token, or the room of a member with a secret; no row without one. */
      reported_content: {
        Args: {
          list_token?: string;
          room_secret?: string;
        };
        Returns: {
          user_id: string;
          list_id: string;
          room_id: string;
        }[];
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
      /** What the next names of a deck are drawn from, which no member may see: the matches, and what each decider likes most. Fails with "room_not_found". */
      room_tastes: {
        Args: {
          secret: string;
        };
        Returns: unknown;
      };
      /** Shares surname and siblings' names with the other decider, instead of what the other has shared, or takes them back; fails with "room_not_found" or "bad_text". */
      share_in_room: {
        Args: {
          secret: string;
          shared?: unknown;
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
      /** Numbers a fetch of the plan from Stripe; null if it may be shared and another one is under way. */
      start_refresh: {
        Args: {
          account: string;
          is_shared: boolean;
        };
        Returns: number;
      };
      /** Stores what Stripe says, with the event that caused it: "stored", "superseded" or "duplicate". */
      store_paid_plan: {
        Args: {
          account: string;
          refresh: number;
          is_subscribed: boolean;
          does_renew: boolean;
          has_payment_failed: boolean;
          tier?: string;
          ends_at?: string;
          hold?: string;
          event_id?: string;
          event_type?: string;
          paid_each?: string;
        };
        Returns: string;
      };
      unlock_billing: {
        Args: {
          account: string;
          lock: string;
        };
        Returns: undefined;
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
