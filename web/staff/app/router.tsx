import type { ComponentType } from "react";
import {
  createBrowserRouter,
  data,
  type LoaderFunctionArgs,
  Navigate,
  redirectDocument,
  useParams,
} from "react-router-dom";
import { staffPaths } from "../../../worker/contract/paths";
import { loadCode } from "../../lib/load-code";
import { ErrorNotice, ErrorPage } from "../../ui/error-screen";
import { Spinner } from "../../ui/spinner";
import { LogoutPage } from "../features/session/logout-page";
import { logoutPath } from "../lib/logout-button";
import { GuestLayout } from "./guest-layout";
import { StaffLayout } from "./staff-layout";
import type { StaffHandle } from "./use-navigation-effects";

function page<Name extends string>(
  path: string,
  title: StaffHandle["title"],
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  more: Omit<StaffHandle, "title"> = {},
) {
  const handle: StaffHandle = { title, ...more };
  let Screen: ComponentType | undefined;
  return {
    path,
    handle,
    caseSensitive: true,
    // The router would keep the failure of `lazy` for as long as the tab lives; a loader is asked at each move.
    async loader() {
      Screen ??= (await loadCode(load))[name];
      return null;
    },
    shouldRevalidate: () => Screen === undefined,
    Component() {
      const { id } = useParams();
      if (!Screen) return null;
      // Beside a list, no row has another address than its number.
      if (more.stays && id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) {
        return <Navigate to={path.replace("/:id?", "")} replace />;
      }
      return <Screen key={more.stays ? undefined : id} />;
    },
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
          page(staffPaths.today, "Hari ini", () => import("../features/today/today-screen"), "TodayScreen"),
          page(staffPaths.guide, "Panduan", () => import("../features/guide/guide-screen"), "GuideScreen"),
          page(staffPaths.posts, "Manajemen Blog", () => import("../features/posts/post-list"), "PostList"),
          page(staffPaths.newPost, "Buat Blog Post", () => import("../features/posts/post-form"), "NewPost"),
          page(
            staffPaths.editedPost,
            "Edit Blog Post",
            () => import("../features/posts/edited-post"),
            "EditedPost",
          ),
          page(
            staffPaths.review,
            "Tinjauan",
            () => import("../features/review/review-screen"),
            "ReviewScreen",
          ),
          page(
            staffPaths.calendar,
            "Kalender",
            () => import("../features/calendar/calendar-screen"),
            "CalendarScreen",
          ),
          page(
            staffPaths.briefs,
            "Bahan",
            () => import("../features/generation/briefs/brief-list"),
            "BriefList",
          ),
          page(
            staffPaths.newBrief,
            "Bahan Baru",
            () => import("../features/generation/briefs/brief-form"),
            "NewBrief",
          ),
          page(
            staffPaths.editedBrief,
            "Ubah Bahan",
            () => import("../features/generation/briefs/brief-form"),
            "EditedBrief",
          ),
          page(
            staffPaths.agedPosts,
            "Artikel Lama",
            () => import("../features/generation/ageing/aged-list"),
            "AgedList",
          ),
          page(
            staffPaths.writingRules,
            "Aturan Menulis",
            () => import("../features/generation/rules/rules-screen"),
            "RulesScreen",
          ),
          page(
            staffPaths.formats,
            "Format Artikel",
            () => import("../features/posts/format-posts"),
            "FormatPosts",
            { needs: "formats.use" },
          ),
          // One page, so that uploads and the place in the library stay while a picture is open.
          page(
            `${staffPaths.media}/:id?`,
            mediaTitle,
            () => import("../features/media/media-library"),
            "MediaLibrary",
            { stays: true },
          ),
          page(
            staffPaths.contactFigures,
            "Laporan",
            () => import("../features/contact/figures/figures-screen"),
            "FiguresScreen",
            { needs: "enquiries.use" },
          ),
          page(
            staffPaths.replyTemplates,
            "Templat Balasan",
            () => import("../features/contact/templates/template-list"),
            "TemplateList",
            { needs: "enquiries.use" },
          ),
          page(
            staffPaths.newReplyTemplate,
            "Templat Baru",
            () => import("../features/contact/templates/template-form"),
            "NewTemplate",
            { needs: "enquiries.use" },
          ),
          page(
            staffPaths.editedReplyTemplate,
            "Ubah Templat",
            () => import("../features/contact/templates/template-form"),
            "EditedTemplate",
            { needs: "enquiries.use" },
          ),
          // One page, so that the list stays what it is while an enquiry is open beside it.
          page(
            `${staffPaths.contact}/:id?`,
            contactTitle,
            () => import("../features/contact/contact-list"),
            "ContactList",
            {
              stays: true,
              needs: "enquiries.use",
            },
          ),
          page(
            staffPaths.moving,
            "Pindah",
            () => import("../features/moving/moving-screen"),
            "MovingScreen",
            { needs: "moving.use" },
          ),
          page(staffPaths.site, "Situs", () => import("../features/site/site-screen"), "SiteScreen", {
            needs: "site.edit",
          }),
          page(
            staffPaths.addresses,
            "Pengalihan",
            () => import("../features/site/addresses/redirect-list"),
            "RedirectList",
            { needs: "addresses.use" },
          ),
          page(
            staffPaths.missedAddresses,
            "Tidak Ditemukan",
            () => import("../features/site/addresses/missed-list"),
            "MissedList",
            { needs: "addresses.use" },
          ),
          page(
            staffPaths.outsideLinks,
            "Tautan Keluar",
            () => import("../features/site/addresses/dead-link-list"),
            "DeadLinkList",
            { needs: "site.edit" },
          ),
          page(staffPaths.audit, "Aktivitas", () => import("../features/audit/audit-list"), "AuditList", {
            needs: "audit.read",
          }),
          page(
            staffPaths.operations,
            "Kesehatan Situs",
            () => import("../features/operations/operations-screen"),
            "OperationsScreen",
            { needs: "operations.use" },
          ),
          page(staffPaths.staff, "Staf", () => import("../features/staff/staff-screen"), "StaffScreen", {
            needs: "staff.manage",
          }),
          page(
            staffPaths.account,
            "Akun Saya",
            () => import("../features/account/account-screen"),
            "AccountScreen",
          ),
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
        children: [
          page(
            staffPaths.invite,
            "Undangan Staf",
            () => import("../features/invite/invite-screen"),
            "InviteScreen",
          ),
          page(staffPaths.start, "Mulai", () => import("../features/site/start-screen"), "StartScreen"),
        ],
      },
    ],
  },
  { path: logoutPath, Component: LogoutPage },
  { path: "*", loader: leaveStaffArea, ErrorBoundary: ErrorPage },
]);
