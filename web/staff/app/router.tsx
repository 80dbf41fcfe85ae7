import { type ComponentType, memo } from "react";
import {
  createBrowserRouter,
  data,
  type LoaderFunctionArgs,
  Navigate,
  type NavigateFunction,
  type RouteObject,
  redirectDocument,
  useNavigate,
  useParams,
} from "react-router-dom";
import { staffPaths } from "../../../worker/contract/paths";
import type { Action } from "../../../worker/contract/rights";
import { loadCode } from "../../lib/load-code";
import { ErrorNotice, ErrorPage } from "../../ui/error-screen";
import { Spinner } from "../../ui/spinner";
import { LogoutPage } from "../features/session/logout-page";
import { logoutPath } from "../lib/logout-button";
import { GuestLayout } from "./guest-layout";
import { PageForRight, type StaffHandle, StaffLayout } from "./staff-layout";

/** From the router, whose own hooks render a page at each change of its state. */
interface PageProps {
  id: string | undefined;
  navigate: NavigateFunction;
}

interface PageOptions extends Pick<StaffHandle, "stays"> {
  /** The right that the page needs. */
  needs?: Action;
}

function page(
  path: string,
  title: StaffHandle["title"],
  load: () => Promise<{ default: ComponentType<PageProps> }>,
  { stays = false, needs }: PageOptions = {},
) {
  const handle: StaffHandle = { title, stays };
  let Screen: ComponentType<PageProps> | undefined;
  return {
    path,
    handle,
    caseSensitive: true,
    // The router caches a failure of `lazy` until the tab is closed; a loader runs at each navigation.
    async loader() {
      Screen ??= memo((await loadCode(load)).default);
      return null;
    },
    shouldRevalidate: () => Screen === undefined,
    Component() {
      const { id } = useParams();
      const navigate = useNavigate();
      if (!Screen) return null;
      // Beside a list, only ids are valid addresses of rows.
      if (stays && id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) {
        return <Navigate to={path.replace("/:id?", "")} replace />;
      }
      const screen = <Screen key={stays ? undefined : id} id={id} navigate={navigate} />;
      return needs ? <PageForRight action={needs}>{screen}</PageForRight> : screen;
    },
  };
}

/** Loads an unknown address from the server. Throws if the server has answered it already, to avoid a loop. */
function leaveStaffArea({ request }: LoaderFunctionArgs): Response {
  const { pathname, search, hash } = new URL(request.url);
  if (pathname === window.location.pathname) throw data(null, { status: 404 });
  return redirectDocument(pathname + search + hash);
}

/** The titles of a list and of an opened row. */
const titles =
  (list: string, row: string) =>
  ({ id }: Record<string, string | undefined>) =>
    id === undefined ? list : `${row} #${id}`;

const enquiries = { needs: "enquiries.use" } as const;
const addresses = { needs: "addresses.use" } as const;
const post = () => import("../features/posts/post-form");
const brief = () => import("../features/generation/briefs/brief-form");
const template = () => import("../features/contact/templates/template-form");
const figures = () => import("../features/contact/figures/figures-screen");
const templates = () => import("../features/contact/templates/template-list");
const contacts = () => import("../features/contact/contact-list");
const media = () => import("../features/media/media-library");
const redirects = () => import("../features/site/addresses/redirect-list");
const missed = () => import("../features/site/addresses/missed-list");
const links = () => import("../features/site/addresses/dead-link-list");
const operations = () => import("../features/operations/operations-screen");

const staffPages = [
  page(staffPaths.today, "Hari ini", () => import("../features/today/today-screen")),
  page(staffPaths.guide, "Panduan", () => import("../features/guide/guide-screen")),
  page(staffPaths.posts, "Manajemen Blog", () => import("../features/posts/post-list")),
  page(staffPaths.newPost, "Buat Blog Post", post),
  page(staffPaths.editedPost, "Edit Blog Post", post),
  page(staffPaths.review, "Tinjauan", () => import("../features/review/review-screen")),
  page(staffPaths.calendar, "Kalender", () => import("../features/calendar/calendar-screen")),
  page(staffPaths.briefs, "Bahan", () => import("../features/generation/briefs/brief-list")),
  page(staffPaths.newBrief, "Bahan Baru", brief),
  page(staffPaths.editedBrief, "Ubah Bahan", brief),
  page(staffPaths.agedPosts, "Artikel Lama", () => import("../features/generation/ageing/aged-list")),
  page(staffPaths.writingRules, "Aturan Menulis", () => import("../features/generation/rules/rules-screen")),
  page(staffPaths.formats, "Format Artikel", () => import("../features/posts/format-posts"), {
    needs: "formats.use",
  }),
  // One route, so that uploads and the scroll position stay while a picture is open.
  page(`${staffPaths.media}/:id?`, titles("Pustaka", "Gambar"), media, { stays: true }),
  page(staffPaths.contactFigures, "Laporan", figures, enquiries),
  page(staffPaths.replyTemplates, "Templat Balasan", templates, enquiries),
  page(staffPaths.newReplyTemplate, "Templat Baru", template, enquiries),
  page(staffPaths.editedReplyTemplate, "Ubah Templat", template, enquiries),
  // One route, so that the list stays while an enquiry is open beside it.
  page(`${staffPaths.contact}/:id?`, titles("Daftar Kontak", "Kontak"), contacts, {
    stays: true,
    ...enquiries,
  }),
  page(staffPaths.moving, "Pindah", () => import("../features/moving/moving-screen"), {
    needs: "moving.use",
  }),
  page(staffPaths.site, "Situs", () => import("../features/site/site-screen"), { needs: "site.edit" }),
  page(staffPaths.addresses, "Pengalihan", redirects, addresses),
  page(staffPaths.missedAddresses, "Tidak Ditemukan", missed, addresses),
  page(staffPaths.outsideLinks, "Tautan Keluar", links, { needs: "site.edit" }),
  page(staffPaths.audit, "Aktivitas", () => import("../features/audit/audit-list"), { needs: "audit.read" }),
  page(staffPaths.operations, "Kesehatan", operations, { needs: "operations.use" }),
  page(staffPaths.staff, "Staf", () => import("../features/staff/staff-screen"), { needs: "staff.manage" }),
  page(staffPaths.account, "Akun Saya", () => import("../features/account/account-screen")),
];

const guestPages = [
  page(staffPaths.invite, "Undangan Staf", () => import("../features/invite/invite-screen")),
  page(staffPaths.start, "Mulai", () => import("../features/site/start-screen")),
];

/** Pages in a frame that stays if a page fails. Both are memoized, because the router renders its routes at every change of its state. */
const framed = (frame: ComponentType, children: RouteObject[]): RouteObject => ({
  Component: memo(frame),
  ErrorBoundary: ErrorPage,
  children: [
    {
      ErrorBoundary: ErrorNotice,
      HydrateFallback: () => <Spinner isPage label="Memuat halaman..." className="min-h-[70vh]" />,
      children,
    },
  ],
});

export const router = createBrowserRouter([
  framed(StaffLayout, staffPages),
  framed(GuestLayout, guestPages),
  { path: logoutPath, Component: LogoutPage },
  { path: "*", loader: leaveStaffArea, ErrorBoundary: ErrorPage },
]);
