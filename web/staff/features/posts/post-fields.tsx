import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { RefusedPicture } from "../../../../worker/contract/api";
import type { PostInput } from "../../../../worker/contract/blog";
import { postCategoriesQuery } from "../../../api/blog-admin";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { ContentField } from "./content/content-field";
import { UndescribedLinks } from "./content/undescribed-links";
import type { TextUploads } from "./content/use-text-uploads";
import { CoverField } from "./cover-field";
import { fillSlug } from "./fill-slug";
import { postLabels } from "./post-draft";

const hints: Partial<Record<keyof PostInput, string>> = {
  slug: "Terisi dari judul bila kosong",
};
const categoriesId = "post-categories";

interface PostFieldsProps {
  form: UseFormReturn<PostInput>;
  readOnly?: boolean;
  /** The text as the server holds it. */
  stored: string | undefined;
  /** Pictures that nobody has described, for which the post was refused. */
  undescribed: readonly RefusedPicture[];
  uploads: TextUploads;
}

/** The fields of a post with their messages. */
export function PostFields({ form, readOnly = false, stored, undescribed, uploads }: PostFieldsProps) {
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  const { errors } = form.formState;

  function field(name: keyof PostInput) {
    const error = errors[name]?.message;
    const label = postLabels[name];
    const hint = hints[name];
    const id = `post-${name}`;
    return {
      frame: { id, label, hint, error },
      input: { ...fieldAria(id, error, hint), readOnly, className: inputStyles },
    };
  }

  const title = field("title");
  const slug = field("slug");
  const category = field("category");
  const summary = field("summary");

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field {...title.frame}>
          <input type="text" {...title.input} {...form.register("title", { onBlur: () => fillSlug(form) })} />
        </Field>
      </div>
      <Field {...slug.frame}>
        <input
          type="text"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...slug.input}
          {...form.register("slug")}
        />
      </Field>
      <Field {...category.frame}>
        <input
          type="text"
          list={categoriesId}
          autoComplete="off"
          {...category.input}
          {...form.register("category")}
        />
        <datalist id={categoriesId}>
          {categories.map((row) => (
            <option key={row.category} value={row.category} />
          ))}
        </datalist>
      </Field>
      <div className="sm:col-span-2">
        <CoverField form={form} readOnly={readOnly} />
        {errors.image?.type === "server" && <UndescribedLinks pictures={undescribed} field="image" />}
      </div>
      <div className="sm:col-span-2">
        <Field {...summary.frame}>
          <textarea rows={3} {...summary.input} {...form.register("summary")} />
        </Field>
      </div>
      <div className="min-w-0 sm:col-span-2">
        <ContentField form={form} readOnly={readOnly} stored={stored} uploads={uploads} />
        {errors.content?.type === "server" && <UndescribedLinks pictures={undescribed} field="content" />}
      </div>
    </div>
  );
}
