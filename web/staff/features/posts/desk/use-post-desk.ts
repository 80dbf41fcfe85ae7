import { useRef, useState } from "react";
import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import type { BulkAction, BulkResult } from "../../../../../worker/contract/desk/transitions";
import { type Transition, useBulkTransition, useTransition } from "../../../../api/post-transitions";
import { ApiError, isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { type Act, chosenPost, doneText, notDoneText } from "./post-acts";

/** An act that asks something first. */
export interface Question {
  act: Act;
  posts: StaffPostSummary[];
  /** Of the bar of chosen rows, where each post is answered by itself. */
  inBulk: boolean;
  /** A free address for a post whose own is taken. */
  freeSlug?: string;
}

export interface Refusal {
  id: number;
  title: string;
  message: string;
  /** Nobody has checked all that it claims. */
  isHeldByClaims: boolean;
}

/** What could not be done lately, and why. */
export interface Refused {
  act: Act;
  posts: Refusal[];
}

const lost = "Jawaban server tidak sampai. Periksa status artikelnya di daftar sebelum mencoba lagi.";

/** The rows that are chosen, what is asked about them, and what came of it. */
export function usePostDesk() {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [question, setQuestion] = useState<Question | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [problem, setProblem] = useState("");
  /** By the posts that it is about, and kept when a question is put away: nothing typed is lost, or sent to another. */
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const noteKey = keyOf(question?.posts ?? []);
  const setNote = (text: string) => setNotes((before) => new Map(before).set(noteKey, text));
  const note = notes.get(noteKey) ?? "";
  const one = useTransition();
  const several = useBulkTransition();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  function choose(ids: readonly number[], isChosen: boolean) {
    setChosenIds((before) => {
      const rest = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...rest, ...ids] : rest);
    });
  }

  function ask(act: Act, posts: StaffPostSummary[], inBulk = false) {
    setProblem("");
    const asked = { act, posts, inBulk };
    if (act === "submit" || act === "trash" || act === "restore") void perform(asked, {});
    else setQuestion(asked);
  }

  /** Takes note of what became of each; what was refused stays chosen. */
  function settle({ act, posts }: Question, results: BulkResult[]) {
    const titles = new Map(posts.map(({ id, title }) => [id, title]));
    const refusals = results
      .filter(({ ok }) => !ok)
      .map(({ id, code, message }) => ({
        id,
        title: titles.get(id) ?? "",
        message: message ?? "Terjadi kesalahan. Silakan coba lagi.",
        isHeldByClaims: code === "claims_open",
      }));
    setQuestion(null);
    setRefused(refusals.length > 0 ? { act, posts: refusals } : null);
    const doneIds = results.filter(({ ok }) => ok).map(({ id }) => id);
    choose(doneIds, false);
    // What was typed stays for those that it has not reached.
    if (act === "return") setNotes((before) => new Map(before).set(noteKey, "").set(keyOf(refusals), note));
    if (doneIds.length === 0) return;
    const rest = refusals.length > 0 ? `, ${refusals.length} gagal` : "";
    showToast({
      title: rest ? "Sebagian berhasil" : "Sukses!",
      description: doneText(act, doneIds.length) + rest,
    });
  }

  async function performOne({ act, posts }: Question, body: Omit<Transition["body"], "version">) {
    const [post] = posts;
    if (!post) return [];
    const to = (act === "schedule" ? "publish" : act) as Transition["to"];
    try {
      const { id, version } = chosenPost(post);
      await one.mutateAsync({ id, to, body: { version, ...body } });
      return [{ id: post.id, ok: true }];
    } catch (error) {
      // A refusal in words belongs to the post; what concerns a field, to the question.
      const isRefusal = error instanceof ApiError && [403, 404, 409].includes(error.status);
      if (!isRefusal || error.fields.slug) throw error;
      const { code, humanMessage: message } = error;
      return [{ id: post.id, ok: false, message, ...(code && { code }) }];
    }
  }

  async function perform(asked: Question, body: Omit<Transition["body"], "version">) {
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setProblem("");
    try {
      const items = asked.posts.map(chosenPost);
      settle(
        asked,
        asked.inBulk
          ? await several.mutateAsync({ action: asked.act as BulkAction, items, ...body })
          : await performOne(asked, body),
      );
    } catch (error) {
      console.error(error);
      const message = isUnanswered(error)
        ? lost
        : messageOf(error, "Server sedang bermasalah. Silakan coba lagi.");
      const freeSlug = error instanceof ApiError ? error.fields.slug : undefined;
      setProblem(message);
      if (asked.act === "restore" && freeSlug) setQuestion({ ...asked, freeSlug });
      else if (!question) {
        showToast({
          variant: "destructive",
          title: notDoneText(asked.act, asked.posts.length),
          description: message,
        });
      }
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  return {
    chosenIds,
    choose,
    ask,
    question,
    answer: (body: Omit<Transition["body"], "version">) => question && perform(question, body),
    cancel: () => setQuestion(null),
    /** After a plan was written: its posts are scheduled, all of them. */
    settleDrip: (posts: readonly StaffPostSummary[]) => {
      setQuestion(null);
      setRefused(null);
      choose(
        posts.map(({ id }) => id),
        false,
      );
    },
    refused,
    forgetRefused: () => setRefused(null),
    problem,
    note,
    setNote,
    isPending,
  };
}

export type PostDesk = ReturnType<typeof usePostDesk>;

export interface QuestionProps {
  question: Question;
  desk: PostDesk;
}

const keyOf = (posts: readonly { id: number }[]) =>
  posts
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();
