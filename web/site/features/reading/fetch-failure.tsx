import { isUnanswered } from "../../../lib/http";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

export interface FetchFailureCopy {
  title: string;
  description: string;
  action: string;
}

interface Fetched {
  errorUpdateCount: number;
  isSuccess: boolean;
  isPlaceholderData: boolean;
}

/** True from a failure until the answer is there: asked for again, the failure stays where its button is. */
export function hasFailed({ errorUpdateCount, isSuccess, isPlaceholderData }: Fetched): boolean {
  return errorUpdateCount > 0 && (!isSuccess || isPlaceholderData);
}

export interface FetchFailureProps {
  copy: FetchFailureCopy;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  headingLevel?: "h1" | "h2";
}

/** Says that something could not be fetched. Without a connection a reload would leave nothing of the page. */
export function FetchFailure({ copy, query, headingLevel = "h2" }: FetchFailureProps) {
  function handleClick() {
    if (isUnanswered(query.error)) query.refetch();
    else window.location.reload();
  }

  return (
    <Notice role="alert" headingLevel={headingLevel} title={copy.title} description={copy.description}>
      <Button busy={query.isFetching} onClick={handleClick}>
        {copy.action}
      </Button>
    </Notice>
  );
}
