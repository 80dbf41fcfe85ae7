import { Pagination } from "../../ui/pagination";

interface ListPagesProps {
  label: string;
  /** What the rows are, such as "post". */
  noun: string;
  page: number;
  pageSize: number;
  total: number;
  addressOf: (page: number) => string;
}

/** Which rows of a long list are on the screen, and the way to the others; nothing for a list of one page. */
export function ListPages({ label, noun, page, pageSize, total, addressOf }: ListPagesProps) {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const number = (value: number) => value.toLocaleString("id-ID");
  return (
    <div className="mt-8 border-t border-line pt-6">
      <p className="text-center text-sm text-ink-soft">
        {number(first)}–{number(last)} dari {number(total)} {noun}
      </p>
      <Pagination
        label={label}
        previousLabel="Sebelumnya"
        nextLabel="Selanjutnya"
        pageLabel="Halaman"
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        addressOf={addressOf}
        className="mt-4"
      />
    </div>
  );
}
