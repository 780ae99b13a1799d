/**
 * Where the browser keeps the session; the backend's client writes it, and clears it on sign-out.
 * The script in index.html knows it too.
 */
export const SESSION_KEY = "namnfynd-session";
