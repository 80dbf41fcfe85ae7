import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { NavigateFunction } from "react-router-dom";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import { extendPost } from "../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../worker/contract/paths";
import { endPresence, type OpenedPost, openedPostQuery, reportPresence } from "../../../api/post-form";
import { useStaff } from "../../../api/staff-rights";
import type { StepDetails } from "../../../api/workflow";
import { cn } from "../../../lib/cn";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { ClaimMarks } from "../../checks/claim-marks";
import { ClaimsLine } from "../../checks/claims-line";
import { DrawerButton } from "../../lib/late-drawer";
import { LogoutButton } from "../../lib/logout-button";
import { EditedRecord } from "../../lib/record-form/edited-record";
import { RecordForm } from "../../lib/record-form/record-form";
import { listOwn, newKeptKey, removeKept, storeKept } from "../../lib/record-form/use-kept-draft";
import { PageHead, tabLook } from "../../ui/page-head";
import { usePostChecks } from "./checks/post-checks";
import { ContentField, useTextUploads } from "./content/content-field";
import { type AskingWay, isAsking, PostActions, type Way } from "./desk/post-acts";
import { PlannedDay, PostQuestion } from "./desk/questions";
import { useListAddress } from "./post-list-address";
import { PostNotice, StateNotices, TrashedNotice, undescribedIn } from "./post-notice";
import { PostPanel } from "./post-panel";
import { postLabels, readValues } from "./post-values";
import { type PostFormState, usePostForm } from "./use-post-form";

interface Question {
  act: AskingWay | "promote";
  /** The pending change that is to be applied. */
  waiting: PendingChange | null;
}

interface HeldBack {
  count: number;
  consequence: string;
}

interface PostFormProps {
  opened: OpenedPost | null;
  navigate: NavigateFunction;
}

/** The writing page: title and text on a canvas, other fields in a panel, on phones behind a tab. Memoized for navigations, which render the page. */
const PostForm = memo(function PostForm({ opened, navigate }: PostFormProps) {
  const uploads = useTextUploads();
  const state = usePostForm(opened, uploads, navigate);
  const { record, form, stored, current, offer, reader, isNew } = state;
  const [question, setQuestion] = useState<Question | null>(null);
  const checks = usePostChecks(current);
  const full = useFullScreen();
  const canvas = useRef<HTMLDivElement>(null);
  const others = usePresence(current?.id ?? null);
  const [part, setPart] = useState<"text" | "panel">("text");
  const [seenMarks, setSeenMarks] = useState(0);
  const hasUnsaved = () => record.hasUnsaved() || uploads.isSending() || uploads.isPasting();

  const faulty = Object.keys(record.faults);
  const inText = faulty.filter((name) => name === "title" || name === "content").length;
  const faultsIn = { text: inText, panel: faulty.length - inText };
  // The first invalid field must be visible before it gets the focus.
  if (record.marked !== seenMarks) {
    setSeenMarks(record.marked);
    setPart(faultsIn.text === 0 && faultsIn.panel > 0 ? "panel" : "text");
  }

  function choose(way: Way) {
    if (!isAsking(way, current ? [current] : [])) void state.run(way);
    else if (way !== "publish" && way !== "schedule") setQuestion({ act: way, waiting: null });
    else state.whenComplete(() => setQuestion({ act: way, waiting: null }));
  }

  function answer({ act, waiting }: Question, details: StepDetails) {
    setQuestion(null);
    if (waiting) void state.promote(waiting);
    else if (act !== "promote") void state.run(act, details);
  }

  function openChecks() {
    setQuestion(null);
    void checks.drawer.open();
  }

  /** Open claims that block a publishing action. */
  function heldBack(act: Way | "promote", waiting: PendingChange | null): HeldBack {
    const toPublic = { count: checks.openInPost, consequence: "artikel ini belum bisa terbit" };
    if (act === "publish" || act === "schedule") return toPublic;
    if (act !== "promote" || !waiting) return { ...toPublic, count: 0 };
    return { count: checks.openInChange(waiting), consequence: "usulan ini belum bisa diterapkan" };
  }

  const [heldWay] = [...offer.beside, ...offer.more]
    .map(({ way }) => heldBack(way, null))
    .filter(({ count }) => count > 0);

  const list = useListAddress();
  const publishedAt = current?.publishedAt ?? null;
  const title = isNew ? "Buat Blog Post" : offer.main ? "Edit Blog Post" : "Baca Blog Post";
  useEffect(() => {
    document.title = document.title.replace(/(?:Buat|Edit) Blog Post/, title);
  });
  // It stays as it is while one types and saves.
  const head = useMemo(
    () => (
      <PageHead title={title} backTo={list}>
        <DrawerButton
          icon={Eye}
          variant="quiet"
          load={() => import("./post-preview")}
          propsOf={() => ({ values: form.getValues(), publishedAt })}
        >
          <span className="max-sm:sr-only">Pratinjau</span>
        </DrawerButton>
        <LogoutButton isSmall />
      </PageHead>
    ),
    [form, title, list, publishedAt],
  );

  if (stored && current?.status === "trash") {
    return (
      <>
        {head}
        <TrashedNotice
          post={current}
          record={record}
          onRestore={reader.may("posts.publish") ? () => void state.restore() : null}
        />
      </>
    );
  }
  return (
    <>
      {head}
      {!current && <PlannedDay />}
      {others.length > 0 && (
        <p role="status" className="mt-2 text-sm font-medium text-ink-soft">
          {others.join(" dan ")} sedang menyunting artikel ini.
        </p>
      )}
      <StateNotices
        state={state}
        onPromote={(waiting) => setQuestion({ act: "promote", waiting })}
        claims={(waiting) => <ClaimsLine {...heldBack("promote", waiting)} onOpen={openChecks} />}
      />
      <RecordForm
        state={record}
        onSubmit={() => offer.main && void state.run(offer.main.way)}
        hasUnsaved={hasUnsaved}
        leaving={
          uploads.isSending() && "Gambar yang masih diunggah masuk ke Pustaka, tetapi tidak ke artikel ini."
        }
        notice={<PostNotice state={state} onOpenChecks={openChecks} />}
        actions={
          <PostActions
            offer={offer}
            isNew={isNew}
            record={record}
            onChoose={choose}
            note={
              <>
                {heldWay && <ClaimsLine {...heldWay} onOpen={openChecks} />}
                {publishingNote(state)}
              </>
            }
          />
        }
      >
        <fieldset aria-label="Bagian formulir" className="mb-4 flex gap-1 border-line border-b lg:hidden">
          {(["text", "panel"] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={part === name}
              onClick={() => setPart(name)}
              className={cn(tabLook(part === name), "gap-1")}
            >
              {name === "text" ? "Tulisan" : "Detail"}
              {faultsIn[name] > 0 && <span className="text-danger"> ({faultsIn[name]} salah)</span>}
            </button>
          ))}
        </fieldset>
        <div className={cn("grid gap-x-8", !full.isOn && "lg:grid-cols-[minmax(0,1fr)_min(19rem,35%)]")}>
          <div
            ref={canvas}
            className={cn("mx-auto w-full min-w-0 max-w-[45rem]", part !== "text" && "max-lg:hidden")}
          >
            <Field id="post-title" label={postLabels.title} error={record.faults.title}>
              <textarea
                rows={1}
                {...fieldAria("post-title", record.faults.title)}
                readOnly={offer.main === null}
                {...form.register("title", { onBlur: state.fillSlug })}
                onKeyDown={(event) => {
                  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  form.setFocus("content");
                }}
                className="field-sizing-content block min-h-11 w-full resize-none border-line border-b bg-transparent py-1.5 font-bold text-2xl leading-tight outline-offset-4 aria-invalid:border-danger"
              />
            </Field>
            <div className="mt-5">
              <ContentField
                form={form}
                error={record.faults.content}
                readOnly={offer.main === null}
                stored={current?.content}
                undescribed={undescribedIn(record)}
                uploads={uploads}
                isFullScreen={full.isOn}
                onFullScreen={full.toggle}
              />
            </div>
          </div>
          <PostPanel
            state={state}
            checks={checks}
            hasUnsaved={record.hasUnsaved}
            className={cn(part !== "panel" && "max-lg:hidden", full.isOn && "lg:hidden")}
          />
        </div>
      </RecordForm>
      {current && checks.isGenerated && (
        <ClaimMarks place={canvas} claims={checks.claims} post={current} onDecided={state.adoptMoved} />
      )}
      {question && (
        <PostQuestion
          act={question.act}
          posts={current ? [current] : []}
          lead={
            <span className="line-clamp-3 font-semibold text-ink [overflow-wrap:anywhere]">
              {question.waiting?.title ?? form.getValues("title")}
            </span>
          }
          warning={<ClaimsLine {...heldBack(question.act, question.waiting)} onOpen={openChecks} />}
          onAnswer={(details) => answer(question, details)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </>
  );
});

/** The note about a main button that publishes. */
function publishingNote({ isNew, current, offer }: PostFormState) {
  if (offer.main?.way !== "save") return null;
  if (!isNew && (!current || extendPost(current, Date.now()) !== "published")) return null;
  return (
    <p className="text-sm text-ink-soft">
      {isNew ? "Terbit sekarang untuk semua orang." : "Langsung tampil untuk pengunjung."}
      <span className="max-md:hidden"> Ctrl+S atau Cmd+S hanya menyimpan.</span>
    </p>
  );
}

/** Milliseconds between two presence calls; the server forgets them after 90 seconds. */
const presenceMs = 45_000;

function usePresence(id: number | null): string[] {
  const { data = [] } = useQuery({
    queryKey: ["presence", id],
    queryFn: () => reportPresence(id ?? 0),
    enabled: id !== null,
    refetchInterval: presenceMs,
    staleTime: presenceMs,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => (id === null ? undefined : () => endPresence(id)), [id]);
  return data.map(({ name }) => name);
}

/** The full-screen mode, which Escape ends. */
function useFullScreen() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-full-screen", isOn);
    if (!isOn) return;
    function handleKey(event: KeyboardEvent) {
      if (
        event.key === "Escape" &&
        !event.defaultPrevented &&
        !document.querySelector("[role=dialog], [role=menu]")
      )
        setOn(false);
    }
    window.addEventListener("keydown", handleKey);
    return () => {
      window.removeEventListener("keydown", handleKey);
      document.documentElement.removeAttribute("data-full-screen");
    };
  }, [isOn]);
  return { isOn, toggle: useCallback(() => setOn((before) => !before), []) };
}

interface PostPageProps extends Pick<PostFormProps, "navigate"> {
  id: string | undefined;
}

export default function PostPage({ id, navigate }: PostPageProps) {
  const { user } = useStaff();
  const address = useListAddress();
  return (
    <EditedRecord
      id={id}
      queryOf={(id) => openedPostQuery(id, user?.id)}
      name="Post"
      list={{ name: "Daftar Post", path: address }}
      loading="Memuat data..."
      gone={<LostDraft id={id} navigate={navigate} />}
    >
      {(opened) => <PostForm key={opened?.post.id} opened={opened} navigate={navigate} />}
    </EditedRecord>
  );
}

/** Offers the draft of a deleted post. */
function LostDraft({ id, navigate }: PostPageProps) {
  const [draft] = useState(() => listOwn(`draf-post:${id}`, readValues)[0]);
  if (!draft) return null;

  function moveDraft() {
    if (!draft || !storeKept({ ...draft, key: newKeptKey("draf-post:baru"), base: null })) return;
    removeKept(draft.key);
    navigate(staffPaths.newPost);
  }

  return <Button onClick={moveDraft}>Buka Draf sebagai Post Baru</Button>;
}
