import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../worker/contract/blog";
import { postCategoriesQuery, useCleanContent } from "../../../api/blog-admin";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { fillSlug } from "./fill-slug";
import { pasteDocument } from "./paste-document";
import { postLabels } from "./post-draft";

const hints: Partial<Record<keyof PostInput, string>> = {
  slug: "Terisi dari judul bila kosong",
  content: "HTML, atau tempel dari Word dan Google Docs",
};
const categoriesId = "post-categories";

interface PostFieldsProps {
  form: UseFormReturn<PostInput>;
  readOnly?: boolean;
}

/** The fields of a post with their messages. */
export function PostFields({ form, readOnly = false }: PostFieldsProps) {
  const categories = useQuery(postCategoriesQuery()).data ?? [];
  const { mutateAsync: clean } = useCleanContent();
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
  const image = field("image");
  const summary = field("summary");
  const content = field("content");

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
        <Field {...image.frame}>
          <input
            type="url"
            autoComplete="off"
            placeholder="https://… atau /images/blog/default.svg"
            {...image.input}
            {...form.register("image")}
          />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field {...summary.frame}>
          <textarea rows={3} {...summary.input} {...form.register("summary")} />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field {...content.frame}>
          <textarea
            rows={12}
            onPaste={(event) => pasteDocument(event, clean)}
            {...content.input}
            {...form.register("content")}
          />
        </Field>
      </div>
    </div>
  );
}
