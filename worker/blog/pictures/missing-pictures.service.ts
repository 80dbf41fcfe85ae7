import { findPictures } from "../../contract/media/picture-use";
import type { Deps } from "../../deps";
import type { AppError } from "../../errors";
import { findMissing } from "./missing.repository";
import { picturesMissing, versionPicturesMissing } from "./picture-refusals";

interface Text {
  content: string;
  image: string;
}

/** Why a text was not stored whose pictures the library does not all have: the first of each field is named. */
export async function refusalOfMissing(deps: Deps, text: Text): Promise<AppError> {
  return picturesMissing(await missingOf(deps, text));
}

/** The same of an earlier version, which nobody can change before it is stored. */
export async function refusalOfMissingInVersion(deps: Deps, text: Text): Promise<AppError> {
  return versionPicturesMissing(await missingOf(deps, text));
}

async function missingOf(deps: Deps, text: Text) {
  const found = findPictures(text);
  const missing = await findMissing(deps.db, [...new Set(found.map(({ hash }) => hash))]);
  return found.filter(({ hash }) => missing.has(hash));
}
