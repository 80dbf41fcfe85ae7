import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sessionQuery } from "../../../api/auth";

/** Whose account this is; `actions` stand beside it. */
export function AccountHeading({ actions }: { actions: ReactNode }) {
  const user = useQuery(sessionQuery()).data?.user;
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <h1 className="text-4xl">Akun Saya</h1>
        {user && (
          <p className="mt-2 text-ink-soft [overflow-wrap:anywhere]">
            {user.name} ({user.username})
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
