import type { ComponentType } from "react";
import { createBrowserRouter, data, type LoaderFunctionArgs, redirectDocument } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { loadCode } from "../../lib/load-code";
import { ErrorNotice, ErrorPage } from "../../ui/error-screen";
import { Spinner } from "../../ui/spinner";
import { LogoutPage, logoutPath } from "../features/session/logout-page";
import { GuestLayout } from "./guest-layout";
import { StaffLayout } from "./staff-layout";
import type { StaffHandle } from "./use-navigation-effects";

function page(
  path: string,
  title: StaffHandle["title"],
  load: () => Promise<{ default: ComponentType }>,
  more: Omit<StaffHandle, "title"> = {},
) {
  const handle: StaffHandle = { title, ...more };
  let Page: ComponentType | undefined;
  return {
    path,
    handle,
    caseSensitive: true,
    // The router would keep the failure of `lazy` for as long as the tab lives; a loader is asked at each move.
    async loader() {
      Page ??= (await loadCode(load)).default;
      return null;
    },
    shouldRevalidate: () => Page === undefined,
    Component: () => Page && <Page />,
  };
}

/** An address of the site, or of nothing: the server knows. Asked for again after its own answer it would never end. */
function leaveStaffArea({ request }: LoaderFunctionArgs): Response {
  const { pathname, search, hash } = new URL(request.url);
  if (pathname === window.location.pathname) throw data(null, { status: 404 });
  return redirectDocument(pathname + search + hash);
}

function contactTitle({ id }: Record<string, string | undefined>): string {
  return id === undefined ? "Daftar Kontak" : `Kontak #${id}`;
}

function mediaTitle({ id }: Record<string, string | undefined>): string {
  return id === undefined ? "Pustaka" : `Gambar #${id}`;
}

export const router = createBrowserRouter([
  {
    Component: StaffLayout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorNotice,
        HydrateFallback: () => <Spinner label="Memuat halaman..." className="min-h-[70vh]" />,
        children: [
          page(staffPaths.posts, "Manajemen Blog", () => import("../pages/post-list")),
          page(staffPaths.newPost, "Buat Blog Post", () => import("../pages/post-new")),
          page(staffPaths.editedPost, "Edit Blog Post", () => import("../pages/post-edit")),
          page(staffPaths.review, "Tinjauan", () => import("../pages/review")),
          page(staffPaths.calendar, "Kalender", () => import("../pages/calendar")),
          page(staffPaths.briefs, "Bahan Artikel", () => import("../pages/briefs")),
          page(staffPaths.newBrief, "Bahan Baru", () => import("../pages/brief-new")),
          page(staffPaths.editedBrief, "Ubah Bahan", () => import("../pages/brief-edit")),
          page(staffPaths.agedPosts, "Artikel Lama", () => import("../pages/aged-posts")),
          page(staffPaths.writingRules, "Aturan Menulis", () => import("../pages/writing-rules")),
          page(staffPaths.formats, "Format Artikel", () => import("../pages/formats")),
          // One page, so that uploads and the place in the library stay while a picture is open.
          page(`${staffPaths.media}/:id?`, mediaTitle, () => import("../pages/media"), { stays: true }),
          page(staffPaths.contactFigures, "Angka Kontak", () => import("../pages/contact-figures")),
          page(staffPaths.replyTemplates, "Templat Balasan", () => import("../pages/reply-templates")),
          page(staffPaths.newReplyTemplate, "Templat Baru", () => import("../pages/reply-template-new")),
          page(staffPaths.editedReplyTemplate, "Ubah Templat", () => import("../pages/reply-template-edit")),
          // One page, so that the list stays what it is while an enquiry is open beside it.
          page(`${staffPaths.contact}/:id?`, contactTitle, () => import("../pages/contact-list"), {
            stays: true,
          }),
          page(staffPaths.audit, "Catatan Aktivitas", () => import("../pages/audit")),
          page(staffPaths.staff, "Staf", () => import("../pages/staff")),
          page(staffPaths.account, "Akun Saya", () => import("../pages/account")),
        ],
      },
    ],
  },
  {
    Component: GuestLayout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorNotice,
        HydrateFallback: () => <Spinner label="Memuat halaman..." className="min-h-[70vh]" />,
        children: [page(staffPaths.invite, "Undangan Staf", () => import("../pages/invite"))],
      },
    ],
  },
  { path: logoutPath, Component: LogoutPage },
  { path: "*", loader: leaveStaffArea, ErrorBoundary: ErrorPage },
]);
