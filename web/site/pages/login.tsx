import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "../../lib/query-client";
import { loginContent } from "../content/login";
import { LoginForm } from "../features/login/login-form";
import { useContent } from "../lib/content";
import { usePageMeta } from "../lib/page-meta";

const queryClient = createQueryClient();

export default function LoginPage() {
  usePageMeta({ page: "login" });
  const copy = useContent(loginContent);
  return (
    <div className="relative overflow-hidden bg-sand">
      <svg
        viewBox="0 0 800 400"
        className="absolute bottom-0 left-1/2 w-[60rem] max-w-none -translate-x-1/2"
        aria-hidden="true"
      >
        <path d="M0 400a400 400 0 0 1 800 0Z" className="fill-peach/60" />
        <path d="M110 400a290 290 0 0 1 580 0Z" className="fill-peach" />
        <path d="M220 400a180 180 0 0 1 360 0Z" className="fill-amber" />
      </svg>
      <div className="page-grid relative flex min-h-[calc(100dvh-4.5rem)] items-center justify-center py-[min(3.5rem,14vw)]">
        <div className="w-full max-w-md rounded-lg border border-line bg-white p-[min(1.75rem,7vw)] shadow-lift sm:p-10">
          <h1 className="text-[min(1.875rem,10vw)]">{copy.title}</h1>
          <p className="mt-2 mb-[min(2rem,8vw)] text-ink-soft">{copy.description}</p>
          <QueryClientProvider client={queryClient}>
            <LoginForm copy={copy} />
          </QueryClientProvider>
          <a
            href={copy.back.to}
            className="mt-5 inline-flex min-h-11 items-center font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {copy.back.label}
          </a>
        </div>
      </div>
    </div>
  );
}
