import type { Attribute, Attributes } from "@tiptap/core";
import { parseValue } from "./html-attributes";

/** What the editor keeps of the source and shows nowhere; a half that Enter makes is new and has none. */
const hidden: Partial<Attribute> = {
  default: null,
  rendered: false,
  keepOnSplit: false,
  parseHTML: () => null,
};

/** An attribute of the element itself. */
export function shown(name: string, value: unknown = null): Attributes {
  return {
    [name]: {
      default: value,
      parseHTML: (element: HTMLElement) => {
        const text = element.getAttribute(name);
        return text === null ? value : parseValue(name, text);
      },
      renderHTML: (attributes: Record<string, unknown>) =>
        attributes[name] === value ? {} : { [name]: attributes[name] === true ? "" : attributes[name] },
    },
  };
}

export function unseen(name: string, value: unknown = null): Attributes {
  return { [name]: { ...hidden, default: value, parseHTML: () => value } };
}

/** Attributes that each node has: its language, the white space around it, and how its tag was written. */
export const ofEveryNode: Attributes = { ...shown("lang"), ...unseen("space"), ...unseen("written") };

/** Attributes that each mark has; `wrap` tells wrappers apart and orders them where their kind alone does not. */
export const ofEveryMark: Attributes = { ...shown("lang"), ...unseen("written"), ...unseen("wrap") };
