import { type Extensions, getSchema } from "@tiptap/core";
import type { Schema } from "@tiptap/pm/model";
import {
  Blockquote,
  BulletList,
  DescriptionDetails,
  DescriptionList,
  Document,
  Figure,
  ListItem,
  OrderedList,
  Section,
} from "./containers";
import { Blank, HardBreak, HorizontalRule, Image, Text } from "./inline-nodes";
import {
  Bold,
  Code,
  Highlight,
  Italic,
  Link,
  SoftSpace,
  Strike,
  Subscript,
  Superscript,
  Underline,
} from "./marks";
import { CaptionedTable, Table, TableCell, TableHeader, TableRoles, TableRow } from "./table-nodes";
import { CodeBlock, DescriptionTerm, FigureCaption, Heading, Paragraph, TableCaption } from "./text-blocks";

/**
 * A node or a mark for each tag that worker/blog/posts/article-html.ts lets in, and nothing else. The first block is
 * what the editor makes of its own accord, and the first mark stands outermost.
 */
export const documentExtensions: Extensions = [
  ...[Document, Text, Paragraph, Heading, CodeBlock, HorizontalRule],
  ...[Section, Blockquote, BulletList, OrderedList, ListItem],
  ...[DescriptionList, DescriptionTerm, DescriptionDetails, Figure, FigureCaption],
  ...[TableRoles, CaptionedTable, TableCaption, Table, TableRow, TableCell, TableHeader],
  ...[HardBreak, Image, Blank],
  ...[Link, Highlight, Bold, Italic, Underline, Strike, Superscript, Subscript, Code, SoftSpace],
];

let schema: Schema | undefined;

export function documentSchema(): Schema {
  schema ??= getSchema(documentExtensions);
  return schema;
}
