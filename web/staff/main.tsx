import "./staff.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Link, RouterProvider } from "react-router-dom";
import { loadCode } from "../lib/load-code";
import { Frame } from "../toasts/frame";
import { LinkContext, type LinkProps } from "../ui/link";
import { queryClient } from "./app/query-client";
import { router } from "./app/router";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Frame>
        <LinkContext value={StaffLink}>
          <RouterProvider router={router} />
        </LinkContext>
      </Frame>
    </QueryClientProvider>
  </StrictMode>,
);

// A message must be able to appear when the connection is gone.
loadCode(() => import("../toasts/toaster")).catch(console.warn);

// A page that comes back from the browser's memory shows what was there before a logout.
window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());

/** Links of what both apps show, followed by the router of this one. */
function StaffLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}
