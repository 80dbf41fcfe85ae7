import type { Resolver } from "react-hook-form";
import type { ContactInput } from "../../../worker/contract/contact";

/** Checks the form with the contract's schema, whose code is loaded when there is something to check. */
export const contactResolver: Resolver<ContactInput> = async (values, context, options) => {
  const [{ standardSchemaResolver }, { contactInput }] = await Promise.all([
    import("@hookform/resolvers/standard-schema"),
    import("../../../worker/contract/contact"),
  ]);
  const resolve: Resolver<ContactInput> = standardSchemaResolver(contactInput);
  return resolve(values, context, options);
};
