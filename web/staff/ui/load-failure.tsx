import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { InlineNotice } from "./inline-notice";

/** The part of a TanStack query that its failure state shows. */
export interface Reloadable {
  error: Error | null;
  isFetching: boolean;
}

interface LoadFailureProps {
  title: string;
  description?: string;
  query: Reloadable;
  /** `page` for the whole page, `list` in place of a list, `inline` beside other content. */
  place: "page" | "list" | "inline";
  /** Further actions. */
  children?: ReactNode;
  className?: string;
}

type RetryButtonProps = Pick<LoadFailureProps, "query"> & Pick<ButtonProps, "variant" | "size">;

/** Repeats every failed load of the screen, because most fail together. */
export function RetryButton({ query, ...look }: RetryButtonProps) {
  const client = useQueryClient();
  const retry = () =>
    client.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });
  return (
    <Button {...look} busy={query.isFetching} onClick={retry}>
      Coba Lagi
    </Button>
  );
}

/** The failure state of a load, with a retry. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, query, place, children, className } = props;
  // An answer has a status; where the connection is lost there is none.
  const isAnswered = query.error !== null && "status" in query.error;
  const reason = isAnswered ? "Server sedang bermasalah. Silakan" : "Periksa koneksi internet Anda, lalu";
  const { description = `${reason} coba lagi.` } = props;
  const retry = <RetryButton query={query} variant={place === "inline" ? "dark" : "primary"} />;
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
