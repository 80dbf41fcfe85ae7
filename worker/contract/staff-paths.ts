/** Addresses of the staff area, as route patterns; whatever else stands below /admin is not found. */
export const staffPaths = {
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
  contact: "/admin/contact",
  contactFigures: "/admin/contact/angka",
  replyTemplates: "/admin/contact/templat",
  contactDetail: "/admin/contact/:id",
  audit: "/admin/audit",
  staff: "/admin/staff",
  account: "/admin/account",
  /** Of an invitation, or of a link for a new password: for whoever has it. */
  invite: "/undangan/:token",
} as const;
