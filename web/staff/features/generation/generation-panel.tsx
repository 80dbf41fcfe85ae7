import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown, Sparkles } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { postCategoriesQuery } from "../../../api/blog-admin";
import { useStaff } from "../../../api/staff-rights";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useArrival } from "../../lib/record-form/record-form";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { InlineNotice } from "../../ui/inline-notice";
import { RetryButton } from "../../ui/load-failure";
import { MenuContent, MenuItem } from "../../ui/menu";
import { TextField } from "../../ui/text-field";
import { BatchProgress } from "./batch-progress";
import { NearestTopics } from "./nearest-topics";
import { ProposalsDialog } from "./proposals/proposals-dialog";
import type { Generation } from "./use-generation";

/** The AI panel: info, topic and the last batch. */
export function GenerationPanel({ generation }: { generation: Generation }) {
  const { wish, setWish } = generation;
  const status = generation.status.data;
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  const { may } = useStaff();
  const isDirect = wish.landing === "published";
  return (
    // A finished batch is in the same line.
    <section
      aria-labelledby="generation-title"
      className="group/ai mb-2 flex flex-wrap items-center rounded-md border border-line bg-white"
    >
      <details className="group grow px-4 open:w-full max-md:group-has-[[data-quiet]]/ai:not-open:grow-0 max-md:group-has-[[data-quiet]]/ai:not-open:px-0">
        <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center gap-x-3 text-sm [&::-webkit-details-marker]:hidden">
          <h2
            id="generation-title"
            className="max-w-[calc(100%-1.75rem)] shrink-0 text-sm font-semibold max-md:group-has-[[data-quiet]]/ai:group-not-open:sr-only"
          >
            Otomatisasi artikel dengan AI
          </h2>
          {status && (
            <span className="min-w-0 truncate text-ink-soft max-md:sr-only max-2xl:group-has-[[data-quiet]]/ai:sr-only">
              {status.writer} · hari ini {status.writtenToday} dari {status.dailyLimit} artikel
            </span>
          )}
          <Icon
            node={ChevronDown}
            className="ml-auto size-4 shrink-0 transition-transform group-open:rotate-180 max-md:group-has-[[data-quiet]]/ai:group-not-open:mx-auto"
          />
        </summary>
        <div className="pb-4">
          <p className="max-w-[75ch] text-ink-soft">
            Pilih 1, 5, atau 10 artikel. Penulis memilih topik yang belum dibahas dan menulis artikel lengkap.{" "}
            {isDirect
              ? "Pesanan berikutnya langsung terbit di blog."
              : `Hasilnya menunggu tinjauan: belum terbit sampai ${
                  may("posts.publish") ? "Anda" : "seorang editor"
                } membaca dan menerbitkannya.`}
          </p>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              generation.generate(1);
            }}
            className="mt-3 grid grid-cols-[minmax(0,1fr)] items-end gap-x-4 gap-y-3 md:grid-cols-[2fr_1fr_auto]"
          >
            <TextField
              id="generation-topic"
              label="Topik (opsional)"
              value={wish.topic}
              maxLength={200}
              placeholder="Kosongkan agar dipilihkan"
              onType={(topic) => setWish({ ...wish, topic })}
            />
            <TextField
              id="generation-category"
              label="Kategori (opsional)"
              value={wish.category}
              maxLength={60}
              placeholder="Kategori apa pun"
              suggestions={categories.map(({ category }) => category)}
              onType={(category) => setWish({ ...wish, category })}
            />
            <Button type="submit" variant="dark" busy={generation.isPending}>
              Tulis 1 Artikel
            </Button>
          </form>
        </div>
      </details>
      <div className="w-full px-4 empty:hidden">
        {isDirect && (
          <InlineNotice
            title="Pesanan berikutnya langsung terbit tanpa ditinjau"
            actions={
              <Button variant="outline" size="sm" onClick={() => setWish({ ...wish, landing: "review" })}>
                Kembalikan ke tinjauan
              </Button>
            }
            className="my-3"
          />
        )}
        <UnknownTopicNotice generation={generation} />
        {generation.status.isError && (
          <p
            role="alert"
            className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-danger *:-mx-3"
          >
            Status penulis AI belum bisa dimuat.
            <RetryButton query={generation.status} variant="quiet" size="sm" />
          </p>
        )}
      </div>
      {status?.batch && <BatchProgress key={status.batch.id} batch={status.batch} />}
    </section>
  );
}

/** Reports an unknown topic with suggestions; gets the focus. */
function UnknownTopicNotice({ generation: { unknown, takeTopic } }: { generation: Generation }) {
  const ref = useArrival(unknown);
  if (!unknown) return null;
  return (
    <InlineNotice
      ref={ref}
      role="alert"
      title={unknown.nearest.length > 0 ? "Topik ini belum bisa ditulis" : "Artikel belum dipesan"}
      className="my-3 scroll-mt-20 [overflow-wrap:anywhere]"
    >
      {unknown.message}
      <NearestTopics
        topics={unknown.nearest}
        onChoose={(topic) => {
          takeTopic(topic);
          // The focused button disappears with this notice.
          document.getElementById("generation-topic")?.focus();
        }}
      />
    </InlineNotice>
  );
}

const sizes = [
  { count: 1, label: "1 Artikel" },
  { count: 5, label: "5 Artikel Sekaligus" },
  { count: 10, label: "10 Artikel Sekaligus" },
];

/** The menu to order one, five or ten articles, and to choose for one order that they are published directly. */
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
          <Button icon={Sparkles} variant="outline" size="sm" disabled={isPending}>
            {isPending ? "Generating..." : "Generate dengan AI"}
            <Icon node={ChevronDown} className="size-4" />
          </Button>
        </DropdownMenu.Trigger>
        <MenuContent align="start" className="w-72">
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
      <ConfirmDialog
        open={isAsked}
        title="Terbitkan Tanpa Ditinjau?"
        confirmLabel="Ya, Sekali Ini"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          setWish({ ...wish, landing: "published" });
        }}
      >
        Pesanan berikutnya langsung bisa dibaca siapa pun, sebelum ada yang memeriksanya. Google menyebut
        halaman massal buatan AI tanpa nilai tambah sebagai spam, dan halaman “Tentang Kami” menjanjikan bahwa
        setiap teks diperiksa orang. Setelah satu pesanan, hasil kembali menunggu tinjauan.
      </ConfirmDialog>
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

/** Asks whether the matched topic is the intended one. */
function TopicQuestionDialog({ generation }: { generation: Generation }) {
  const { question, takeMeant, dropQuestion } = generation;
  const { typed, meant } = question ?? { typed: "", meant: "" };
  return (
    <ConfirmDialog
      open={question !== null}
      // Many titles are questions themselves, which need no second mark.
      title={`Maksud Anda “${meant}”${meant.endsWith("?") ? "" : "?"}`}
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
