import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { DripAnswer } from "../../../../../worker/contract/desk/calendar";
import type { PostAction } from "../../../../../worker/contract/desk/post-states";
import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import type { BulkAction } from "../../../../../worker/contract/desk/transitions";
import { fetchStaffPost, refreshBlog } from "../../../../api/blog-admin";
import { mutate } from "../../../../api/calls";
import { type StepDetails, transit, useBulkTransition } from "../../../../api/workflow";
import { ApiError } from "../../../../lib/http";
import { keepText, returnNoteKey } from "../../../lib/kept-text";
import { type BulkOutcome, useBulk } from "../../../lists/bulk";
import type { Choice } from "../../../lists/choice";
import { type Act, chosenPost, doneText, isAsking, notDoneText, undoSteps } from "./post-acts";

/** An open dialog. */
export interface Question {
  act: Act;
  posts: StaffPostSummary[];
  /** Whether it concerns the chosen rows, each with its own result. */
  inBulk: boolean;
}

/** The actions on posts of the list. */
export function usePostDesk(choice: Choice<StaffPostSummary>) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState("");
  /** The new slug of a restored post whose slug is taken. */
  const newAddress = useRef("");
  const client = useQueryClient();
  const several = useBulkTransition();
  const bulk = useBulk<StaffPostSummary>({ noun: "artikel", nameOf: ({ title }) => title, choice });

  function ask(act: Act, posts: StaffPostSummary[], inBulk = false) {
    setProblem("");
    const asked = { act, posts, inBulk };
    if (isAsking(act, posts)) setQuestion(asked);
    else void perform(asked, {});
  }

  /** Sends the call for one post, whose refusal is shown. */
  async function sendOne(act: Act, post: StaffPostSummary, answer: StepDetails): Promise<BulkOutcome> {
    const to = (act === "schedule" ? "publish" : act) as PostAction;
    try {
      const { id, version } = chosenPost(post);
      const { slug, updatedAt } = await mutate(client, () =>
        transit({ id, to, body: { version, ...answer } }),
      );
      if (to === "restore" && slug !== post.slug) newAddress.current = `, dengan alamat baru /blog/${slug}`;
      return { id, ok: true, version: updatedAt ?? undefined };
    } catch (error) {
      if (!(error instanceof ApiError && [403, 404, 409].includes(error.status))) throw error;
      return { id: post.id, ok: false, message: error.humanMessage, code: error.code ?? undefined };
    }
  }

  /** Undoes an action on each post. */
  async function leadBack(act: Act, posts: readonly StaffPostSummary[], outcomes: readonly BulkOutcome[]) {
    const versions = new Map(outcomes.map(({ id, version }) => [id, version]));
    const undone: BulkOutcome[] = [];
    try {
      for (const post of posts) {
        let version = versions.get(post.id);
        const steps = undoSteps(act, post, Date.now());
        if (version === undefined || steps.length === 0) continue;
        let outcome: BulkOutcome = { id: post.id, ok: true };
        for (const { act: step, ...answer } of steps) {
          outcome = await sendOne(step, { ...post, updatedAt: String(version) }, answer);
          if (!outcome.ok) break;
          version = outcome.version;
        }
        undone.push(outcome);
      }
    } finally {
      await refreshBlog(client);
    }
    return undone;
  }

  /** Undoes a drip for posts that still have its dates. */
  async function cancelDrip(posts: readonly StaffPostSummary[], dates: DripAnswer["dates"]) {
    const stored = await Promise.all(dates.map(({ id }) => fetchStaffPost(id)));
    const outcomes = stored.map(({ id, publishedAt, updatedAt }, index) =>
      publishedAt === dates[index]?.publishAt
        ? { id, ok: true, version: updatedAt ?? undefined }
        : { id, ok: false, message: "Jadwalnya sudah diubah." },
    );
    return [...(await leadBack("drip", posts, outcomes)), ...outcomes.filter(({ ok }) => !ok)];
  }

  function perform(asked: Question, answer: StepDetails) {
    const { act, posts, inBulk } = asked;
    setProblem("");
    newAddress.current = "";
    return bulk.perform(posts, {
      send: async (part) => {
        if (inBulk) {
          const items = part.map(chosenPost);
          return several.mutateAsync({ action: act as BulkAction, items, ...answer });
        }
        const [post] = part;
        return post ? [await sendOne(act, post, answer).finally(() => refreshBlog(client))] : [];
      },
      doneText: (count) => doneText(act, count) + newAddress.current,
      notDoneText: (count) => notDoneText(act, count),
      undo: (rows, outcomes) => {
        const canUndo = outcomes.some(({ ok, version }) => ok && version !== undefined);
        const hasWay = rows.some((post) => undoSteps(act, post, Date.now()).length > 0);
        return canUndo && hasWay ? () => leadBack(act, rows, outcomes) : null;
      },
      ...(act === "trash" && isAsking(act, posts) && { undoneText: (count) => doneText("restore", count) }),
      onDone: (outcomes) => {
        setQuestion(null);
        if (act !== "return") return;
        // The typed text stays for the refused posts.
        const refused = outcomes.filter(({ ok }) => !ok);
        keepText(toNoteKey(posts), "");
        if (refused.length > 0) keepText(toNoteKey(refused), answer.note ?? "");
      },
      onFailure: (message) => {
        setProblem(message);
        return question !== null;
      },
    });
  }

  return {
    ...{ bulk, ask, question, problem },
    answer: (answer: StepDetails) => question && perform(question, answer),
    cancel: () => setQuestion(null),
    /** Called after a drip: shows the toast with `span` and an undo. */
    settleDrip: (posts: readonly StaffPostSummary[], dates: DripAnswer["dates"], span: string) =>
      bulk.perform(posts, {
        send: async () => dates.map(({ id }) => ({ id, ok: true })),
        doneText: (count) => `${doneText("drip", count)}: ${span}`,
        notDoneText: (count) => notDoneText("drip", count),
        undo: (rows) => () => cancelDrip(rows, dates),
        onDone: () => setQuestion(null),
      }),
  };
}

export type PostDesk = ReturnType<typeof usePostDesk>;

export interface QuestionProps {
  question: Question;
  desk: PostDesk;
}

const toNoteKey = (posts: readonly { id: number }[]) => returnNoteKey(...posts.map(({ id }) => id));
