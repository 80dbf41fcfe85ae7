const base = "/pratinjau/";

/** Where a reader with a link reads one version of a post. */
export const previewPath = (token: string) => base + token;

/** Where the form of that page sends what they say. */
export const previewNotesPath = (token: string) => `/api${base}${token}/notes`;

/** The token in the path of such a form; "" in any other path. */
export const tokenOfNotesPath = (path: string) => /^\/api\/pratinjau\/([^/]+)\/notes$/.exec(path)?.[1] ?? "";

/** Addresses of the staff area, as route patterns; whatever else stands below /admin is not found. */
export const staffPaths = {
  today: "/admin",
  posts: "/admin/blog",
  newPost: "/admin/blog/new",
  editedPost: "/admin/blog/edit/:id",
  review: "/admin/tinjauan",
  calendar: "/admin/kalender",
  briefs: "/admin/bahan",
  newBrief: "/admin/bahan/baru",
  editedBrief: "/admin/bahan/:id",
  writingRules: "/admin/aturan-menulis",
  agedPosts: "/admin/artikel-lama",
  formats: "/admin/blog/formats",
  media: "/admin/pustaka",
  mediaDetail: "/admin/pustaka/:id",
  contact: "/admin/contact",
  contactFigures: "/admin/contact/angka",
  replyTemplates: "/admin/contact/templat",
  newReplyTemplate: "/admin/contact/templat/baru",
  editedReplyTemplate: "/admin/contact/templat/:id",
  contactDetail: "/admin/contact/:id",
  site: "/admin/situs",
  addresses: "/admin/situs/alamat",
  missedAddresses: "/admin/situs/alamat/tidak-ditemukan",
  moving: "/admin/pindah",
  outsideLinks: "/admin/situs/tautan",
  audit: "/admin/audit",
  staff: "/admin/staff",
  operations: "/admin/kesehatan",
  account: "/admin/account",
  guide: "/admin/panduan/:page?",
  /** Where the first account is made; the code stands behind "#". */
  start: "/admin/mulai",
  /** Of an invitation, or of a link for a new password: for whoever has it. */
  invite: "/undangan/:token",
} as const;
