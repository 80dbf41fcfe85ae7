const base = "/pratinjau/";

export const previewPath = (token: string) => base + token;

/** The endpoint of that page's form. */
export const previewNotesPath = (token: string) => `/api${base}${token}/notes`;

/** The token in such an endpoint's path; "" for other paths. */
export const tokenOfNotesPath = (path: string) => /^\/api\/pratinjau\/([^/]+)\/notes$/.exec(path)?.[1] ?? "";

/** Route patterns of the staff area; other paths below /admin answer 404. */
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
  /** Creates the first account; the code is in the fragment. */
  start: "/admin/mulai",
  /** An invitation or a reset link; needs no session. */
  invite: "/undangan/:token",
} as const;
