/** Rows of the database that pages of an account show. */

export const FEATURE_ROW = {
  id: "f1",
  feature_key: "name_lists",
  feature_name: "Namnlistor",
  description: "Egna listor",
  free_plan: false,
  basic_plan: false,
  plus_plan: true,
};

export const LIST_ROW = {
  id: "l1",
  user_id: "u1",
  title: "Astas lista",
  names: ["Alva"],
  is_public: false,
  share_token: "t1",
  created_at: "2026-03-01T12:00:00Z",
  updated_at: "2026-03-01T12:00:00Z",
};
