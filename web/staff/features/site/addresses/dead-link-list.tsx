import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import { type DeadLink, deadAfterWeeks } from "../../../../../worker/contract/redirects";
import { deadLinksQuery } from "../../../../api/redirects";
import { formatLongDate } from "../../../../lib/format";
import { Notice } from "../../../../ui/notice";
import { ListCell, type ListColumn, ListRow, ListTable } from "../../../lists/list-table";
import { StaffList } from "../../../lists/staff-list";
import { SiteTabs } from "../site-tabs";

const columns: ListColumn[] = [
  { name: "Tautan mati" },
  { name: "Jawaban", width: "lg:w-60" },
  { name: "Ada di", width: "lg:w-[40%]" },
];

/** Dead external links with the articles that contain them. */
export default function DeadLinkList() {
  const list = useQuery(deadLinksQuery());
  const links = list.data ?? [];
  return (
    <StaffList
      title="Tautan Keluar"
      noun="tautan mati"
      lead={`Setiap tautan artikel ke situs lain diperiksa sekali seminggu. Yang dijawab 404 atau 410 langsung dianggap mati; yang tidak menjawab, setelah ${deadAfterWeeks} minggu. Setelah artikelnya diperbaiki, tautan hilang dari daftar ini dalam sekitar satu jam.`}
      tabs={<SiteTabs />}
      query={list}
      total={links.length}
      empty={
        <Notice
          title="Tidak ada tautan keluar yang mati"
          description="Tautan artikel ke situs lain yang tidak bisa dibuka lagi akan tampil di sini."
        />
      }
    >
      {links.length > 0 && (
        <ListTable caption="Tautan keluar yang mati" columns={columns}>
          {links.map((link) => (
            <DeadLinkRow key={link.url} {...link} />
          ))}
        </ListTable>
      )}
    </StaffList>
  );
}

function DeadLinkRow({ url, status, since, places }: DeadLink) {
  return (
    <ListRow>
      <ListCell>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="font-semibold underline decoration-edge underline-offset-2 [overflow-wrap:anywhere] hover:decoration-ink"
        >
          {url}
        </a>
      </ListCell>
      <ListCell>
        {status === 0 ? "Tidak menjawab" : `Dijawab ${status}`}
        <span className="block text-ink-soft">sejak {formatLongDate(since)}</span>
      </ListCell>
      <ListCell className="max-lg:mt-1">
        <ul className="grid gap-1.5">
          {places.map(({ postId, title, text: words }) => (
            <li key={postId} className="[overflow-wrap:anywhere]">
              <Link
                to={staffPaths.editedPost.replace(":id", String(postId))}
                className="underline decoration-edge underline-offset-2 hover:decoration-ink"
              >
                {title}
              </Link>
              <span className="block text-ink-soft">“{words}”</span>
            </li>
          ))}
        </ul>
      </ListCell>
    </ListRow>
  );
}
