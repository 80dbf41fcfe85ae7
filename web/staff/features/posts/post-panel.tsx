import { useQuery } from "@tanstack/react-query";
import { ExternalLink, History, Images, ListChecks, MessageSquareText, Share2, X } from "lucide";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { mayWorkOn } from "../../../../worker/contract/desk/post-states";
import {
  extendPost,
  type PostInput,
  postInput,
  type StaffPost,
} from "../../../../worker/contract/desk/staff-post";
import { parsePictureAddress, variantAddress } from "../../../../worker/contract/media/pictures";
import { postCategoriesQuery } from "../../../api/blog-admin";
import { cn } from "../../../lib/cn";
import { Button } from "../../../ui/button";
import { FallbackImage } from "../../../ui/fallback-image";
import { Icon } from "../../../ui/icon";
import { ignoreEnter } from "../../lib/ignore-enter";
import { DrawerButton } from "../../lib/late-drawer";
import { AiMark } from "../../ui/mark";
import { TextField } from "../../ui/text-field";
import { PicturePicker } from "../media/picture-picker";
import type { PostChecks } from "./checks/post-checks";
import { UndescribedLinks } from "./content/content-field";
import { undescribedIn } from "./post-notice";
import { PostView, UnreviewedMark } from "./post-table";
import { drawnCovers, getCategoryCover, postLabels, summaryFrom } from "./post-values";
import type { PostFormState } from "./use-post-form";

interface PostPanelProps {
  state: PostFormState;
  checks: PostChecks;
  hasUnsaved: () => boolean;
  className: string;
}

/** The panel of the writing page: state, fields, and tools. */
export function PostPanel({ state, checks, hasUnsaved, className }: PostPanelProps) {
  const { record, form, current, offer, reader } = state;
  const { values, faults } = record;
  const readOnly = offer.main === null;
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  const offered = values.summary.trim() === "" && !readOnly ? summaryFrom(values.content) : "";
  /** The default cover follows the category until another cover is chosen. */
  function followCategory() {
    const { image, category } = form.getValues();
    if (drawnCovers.includes(image))
      form.setValue("image", getCategoryCover(category), { shouldDirty: true });
  }

  return (
    <aside aria-label="Detail artikel" onKeyDown={ignoreEnter} className={cn("min-w-0", className)}>
      <div className="grid gap-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:px-1 lg:pb-4">
        {current && (
          <div>
            <PostState post={current} openClaims={checks.openInPost} />
            {mayWorkOn(current, reader) && (
              <PostTools state={state} checks={checks} hasUnsaved={hasUnsaved} />
            )}
          </div>
        )}
        <TextField
          id="post-category"
          label={postLabels.category}
          error={faults.category}
          readOnly={readOnly}
          suggestions={categories.map(({ category }) => category)}
          {...form.register("category", { onChange: followCategory })}
        />
        <div>
          <TextField
            id="post-summary"
            label={postLabels.summary}
            error={faults.summary}
            readOnly={readOnly}
            rows={3}
            {...form.register("summary")}
          />
          {offered && (
            <Button
              variant="quiet"
              size="sm"
              title={offered}
              onClick={() => form.setValue("summary", offered, { shouldDirty: true })}
              className="-ml-3 mt-1"
            >
              Pakai paragraf pertama
            </Button>
          )}
        </div>
        <div>
          <CoverField form={form} error={faults.image} readOnly={readOnly} />
          <UndescribedLinks pictures={undescribedIn(record)} field="image" />
        </div>
        <TextField
          id="post-slug"
          label={postLabels.slug}
          hint={readOnly ? undefined : "Terisi dari judul bila kosong"}
          error={faults.slug}
          readOnly={readOnly}
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("slug")}
        />
      </div>
    </aside>
  );
}

/** Buttons for history, notes, checks and preview links. */
function PostTools({ state, checks, hasUnsaved }: Omit<PostPanelProps, "className">) {
  const { stored, current: post, reader } = state;
  const { drawer } = checks;
  if (!post || !stored) return null;
  const mayRestore = reader.may("posts.publish") || post.status !== "published";
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {checks.isGenerated && (
        <Button icon={ListChecks} variant="outline" size="sm" busy={drawer.isLoading} onClick={drawer.open}>
          Pemeriksaan
          {checks.openInAll > 0 && (
            <span>
              ({checks.openInAll}
              <span className="sr-only"> klaim belum diperiksa</span>)
            </span>
          )}
        </Button>
      )}
      <DrawerButton
        icon={History}
        load={() => import("./history/history-drawer")}
        propsOf={() => ({
          ...{ post, hasUnsaved, mayRestore },
          onRestored: (restored: StaffPost) => state.takeOver({ post: restored, change: null }),
        })}
      >
        Riwayat
      </DrawerButton>
      <DrawerButton
        icon={MessageSquareText}
        load={() => import("./talk/notes-drawer")}
        propsOf={() => ({ post })}
      >
        Catatan{post.notes > 0 && ` (${post.notes})`}
      </DrawerButton>
      <DrawerButton
        icon={Share2}
        load={() => import("./talk/links-drawer")}
        propsOf={() => ({ post, hasUnsaved })}
      >
        Bagikan pratinjau
      </DrawerButton>
      {drawer.Drawer && (
        <drawer.Drawer
          post={post}
          hasUnsaved={hasUnsaved}
          onMoved={state.adoptMoved}
          onClose={drawer.close}
        />
      )}
    </div>
  );
}

/** The state of a post with author and reviewer, and a link to read it. */
function PostState({ post, openClaims }: { post: StaffPost; openClaims: number }) {
  const view = extendPost(post, Date.now());
  return (
    <ul aria-label="Status artikel" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <li className="flex flex-wrap gap-x-3 gap-y-2">
        <PostView post={post} />
        {post.origin === "ai" && <AiMark />}
        <UnreviewedMark post={post} openClaims={openClaims} />
      </li>
      {post.author && <li className="text-ink-soft [overflow-wrap:anywhere]">Penulis: {post.author.name}</li>}
      {post.reviewer && (
        <li className="text-ink-soft [overflow-wrap:anywhere]">Peninjau: {post.reviewer.name}</li>
      )}
      {view !== "trash" && (
        <li>
          <a
            href={`/blog/${post.slug}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-1.5 font-semibold underline underline-offset-4"
          >
            Lihat artikel
            <Icon node={ExternalLink} className="size-4" />
            <span className="sr-only">(tab baru)</span>
          </a>
        </li>
      )}
    </ul>
  );
}

interface CoverFieldProps {
  form: UseFormReturn<PostInput>;
  error: string | undefined;
  readOnly: boolean;
}

/** The field of the cover's address, with the picker. */
function CoverField({ form, error, readOnly }: CoverFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const value = useWatch({ control: form.control, name: "image" });
  const isShown = postInput.shape.image.safeParse(value).success;

  const set = (address: string) => form.setValue("image", address, { shouldDirty: true });

  return (
    <div>
      <TextField
        id="post-image"
        label={postLabels.image}
        error={error}
        type="url"
        placeholder="https://… atau /images/blog/default.svg"
        readOnly={readOnly}
        {...form.register("image")}
      />
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        {isShown && <CoverThumb address={value.trim()} />}
        {!readOnly && (
          <>
            <Button icon={Images} variant="outline" size="sm" onClick={() => setPicking(true)}>
              Pilih dari Pustaka
            </Button>
            {!drawnCovers.includes(value) && (
              <Button
                icon={X}
                variant="quiet"
                size="sm"
                onClick={() => set(getCategoryCover(form.getValues("category")))}
              >
                Lepas Cover
              </Button>
            )}
          </>
        )}
      </div>
      <PicturePicker
        open={isPicking}
        purpose="cover"
        onClose={() => setPicking(false)}
        onPick={({ item }) => set(item.url)}
      />
    </div>
  );
}

/** The thumbnail of a cover. */
function CoverThumb({ address }: { address: string }) {
  const own = parsePictureAddress(address);
  const small = own && address.startsWith("/media/") ? variantAddress(own.hash, 480, "image/webp") : address;
  return (
    <FallbackImage
      src={small}
      fallbacks={small === address ? [] : [address]}
      alt="Cover saat ini"
      className="h-11 w-[4.9rem] shrink-0 rounded-sm bg-sand object-cover"
    >
      <span className="text-danger text-sm">Gambar di alamat ini tidak bisa ditampilkan.</span>
    </FallbackImage>
  );
}
