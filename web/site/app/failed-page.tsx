import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { failureAt } from "../content/loading";
import { useLocation } from "../lib/page";

/** Replaces a page that could not be fetched, for example without a connection. */
export function FailedPage() {
  const { pathname, search } = useLocation();
  const { title, description, action } = failureAt(pathname);

  function handleClick() {
    window.navigation.navigate(pathname + search, { history: "replace" });
  }

  return (
    <div className="page-grid py-10">
      <Notice role="alert" headingLevel="h1" title={title} description={description}>
        <Button onClick={handleClick}>{action}</Button>
      </Notice>
    </div>
  );
}
