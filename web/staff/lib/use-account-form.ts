import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { BaseSyntheticEvent } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { applyFieldErrors } from "../../lib/form";
import { useExclusive } from "./record-form/use-autosave";
import { showFailure } from "./show-failure";

interface AccountFormOptions<Input extends FieldValues> {
  schema: Parameters<typeof standardSchemaResolver<Input, unknown, Input>>[0];
  empty: Input;
  /** Unsaved values. */
  initial?: Input | undefined;
  /** The title of the toast for failures that belong to no field. */
  failure: string;
  onSubmit: (input: Input) => Promise<void>;
}

/** A small account form: errors are shown at their fields, other failures in a toast. */
export function useAccountForm<Input extends FieldValues>(options: AccountFormOptions<Input>) {
  const { schema, empty, initial = empty, failure, onSubmit } = options;
  const form = useForm<Input>({
    resolver: standardSchemaResolver(schema) as Resolver<Input>,
    defaultValues: initial as DefaultValues<Input>,
  });
  const names = Object.keys(empty) as Path<Input>[];
  const { runExclusive } = useExclusive();
  const send = form.handleSubmit(async (input) => {
    try {
      await onSubmit(input as Input);
    } catch (error) {
      if (applyFieldErrors(error, names, form.setError)) console.error(error);
      else showFailure(error, failure);
    }
  });

  const submit = () => runExclusive("send", send);
  function handleSubmit(event: BaseSyntheticEvent) {
    event.preventDefault();
    return submit();
  }

  return { form, submit, handleSubmit, isSubmitting: form.formState.isSubmitting };
}
