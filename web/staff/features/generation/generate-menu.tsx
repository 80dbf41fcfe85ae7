import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown, Sparkles } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { postCategoriesQuery } from "../../../api/blog-admin";
import { useStaff } from "../../../api/staff-rights";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { MenuContent, MenuItem } from "../../ui/menu";
import { ProposalsDialog } from "./proposals/proposals-dialog";
import type { Generation } from "./use-generation";

const sizes = [
  { count: 1, label: "1 Artikel" },
  { count: 5, label: "5 Artikel Sekaligus" },
  { count: 10, label: "10 Artikel Sekaligus" },
];

/** The menu by which staff order one, five or ten articles, and choose otherwise once than that they land in review. */
export function GenerateMenu({ generation }: { generation: Generation }) {
  const { generate, isPending, wish, setWish } = generation;
  const { may } = useStaff();
  const [isAsked, setAsked] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  const isDirect = wish.landing === "published";

  function handleDirect(isChosen: boolean) {
    if (isChosen) setAsked(true);
    else setWish({ ...wish, landing: "review" });
  }

  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button variant="outline" size="sm" disabled={isPending}>
            <Icon node={Sparkles} className="size-4" />
            {isPending ? "Generating..." : "Generate dengan AI"}
            <Icon node={ChevronDown} className="size-4" />
          </Button>
        </DropdownMenu.Trigger>
        <MenuContent align="start" className="max-w-72">
          {sizes.map(({ count, label }) => (
            <MenuItem key={count} onSelect={() => generate(count)}>
              {label}
            </MenuItem>
          ))}
          <DropdownMenu.Separator className="mx-3.5 my-1.5 h-px bg-line" />
          <MenuItem onSelect={() => setChoosing(true)}>Pilih dari saran topik…</MenuItem>
          {may("generation.publish") && (
            <>
              <DropdownMenu.Separator className="mx-3.5 my-1.5 h-px bg-line" />
              <DropdownMenu.CheckboxItem
                checked={isDirect}
                onCheckedChange={handleDirect}
                className="grid cursor-pointer grid-cols-[1.25rem_1fr] gap-x-3 rounded-md px-3.5 py-2.5 outline-none data-highlighted:bg-sand"
              >
                <span className="mt-0.5 inline-flex size-5 items-center justify-center rounded-sm border border-edge bg-white">
                  {isDirect && <Icon node={Check} className="size-4" />}
                </span>
                <span>
                  <span className="block font-semibold">Terbitkan langsung</span>
                  <span className="block text-sm leading-snug text-ink-soft">
                    {isDirect
                      ? "Pesanan berikutnya tidak lewat tinjauan"
                      : "Biasanya hasil menunggu tinjauan dulu"}
                  </span>
                </span>
              </DropdownMenu.CheckboxItem>
            </>
          )}
        </MenuContent>
      </DropdownMenu.Root>
      <DirectLanding
        isAsked={isAsked}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          setWish({ ...wish, landing: "published" });
        }}
      />
      {isChoosing && (
        <ProposalsDialog
          categories={categories.map(({ category }) => category)}
          onOrdered={generation.follow}
          onClose={() => setChoosing(false)}
        />
      )}
      <TopicQuestionDialog generation={generation} />
    </>
  );
}

interface DirectLandingProps {
  isAsked: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says why not, before articles that nobody has read become public. */
function DirectLanding({ isAsked, onCancel, onConfirm }: DirectLandingProps) {
  return (
    <ConfirmDialog
      open={isAsked}
      title="Terbitkan Tanpa Ditinjau?"
      cancelLabel="Batal"
      confirmLabel="Ya, Sekali Ini"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      Pesanan berikutnya langsung bisa dibaca siapa pun, sebelum ada yang memeriksanya. Google menyebut
      halaman massal buatan AI tanpa nilai tambah sebagai spam, dan halaman “Tentang Kami” menjanjikan bahwa
      setiap teks diperiksa orang. Setelah satu pesanan, hasil kembali menunggu tinjauan.
    </ConfirmDialog>
  );
}

/** Asks whether the topic that the writer makes of the typed one is the one that is meant. */
function TopicQuestionDialog({ generation }: { generation: Generation }) {
  const { question, takeMeant, dropQuestion } = generation;
  const { typed, meant } = question ?? { typed: "", meant: "" };
  return (
    <ConfirmDialog
      open={question !== null}
      title={questionOf(meant)}
      cancelLabel="Ubah"
      confirmLabel="Ya"
      tone="primary"
      onCancel={dropQuestion}
      onConfirm={takeMeant}
    >
      Anda menulis “{typed}”. Yang paling dekat dan dikuasai penulis adalah topik di atas; artikelnya akan
      membahas topik itu.
    </ConfirmDialog>
  );
}

/** Many titles are questions themselves, which need no second mark. */
function questionOf(meant: string): string {
  return `Maksud Anda “${meant}”${meant.endsWith("?") ? "" : "?"}`;
}
