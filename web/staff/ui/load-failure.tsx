import type { ReactNode } from "react";
import { ApiError } from "../../lib/http";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { InlineNotice } from "./inline-notice";

/** What a failed load can be tried again with; a query of TanStack Query is one. */
export interface Reloadable {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailureProps {
  title: string;
  description?: string;
  query: Reloadable;
  /** `page` where it is all there is to see, `list` in the place of a list, `inline` beside other things. */
  place: "page" | "list" | "inline";
  /** Other ways on. */
  children?: ReactNode;
  className?: string;
}

function failureText(error: Error | null): string {
  return error instanceof ApiError
    ? "Server sedang bermasalah. Silakan coba lagi."
    : "Periksa koneksi internet Anda, lalu coba lagi.";
}

/** Says that something could not be loaded, and loads it again on request. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, query, place, children, className } = props;
  const { description = failureText(query.error) } = props;
  const retry = (
    <Button
      variant={place === "inline" ? "dark" : "primary"}
      busy={query.isFetching}
      onClick={() => query.refetch()}
    >
      Coba Lagi
    </Button>
  );
  if (place === "inline") {
    return (
      <InlineNotice
        role="alert"
        tone="danger"
        title={title}
        actions={
          <>
            {retry}
            {children}
          </>
        }
        {...(className && { className })}
      >
        {description}
      </InlineNotice>
    );
  }
  return (
    <Notice
      role="alert"
      headingLevel={place === "page" ? "h1" : "h2"}
      title={title}
      description={description}
    >
      {retry}
      {children}
    </Notice>
  );
}
