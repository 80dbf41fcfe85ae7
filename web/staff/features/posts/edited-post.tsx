import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";
import { openedPostQuery } from "../../../api/post-form";
import { useStaff } from "../../../api/staff-rights";
import { Button } from "../../../ui/button";
import { EditedRecord } from "../../lib/record-form/edited-record";
import { listKept, newKeptKey, removeKept, storeKept } from "../../lib/record-form/kept-drafts";
import { useListAddress } from "./list-return";
import { PostForm } from "./post-form";
import { readValues } from "./post-values";

/** The form of the post that an address names. */
export function EditedPost() {
  const { user } = useStaff();
  const address = useListAddress();
  return (
    <EditedRecord
      queryOf={(id) => openedPostQuery(id, user?.id)}
      name="Post"
      list={{ name: "Daftar Post", path: address }}
      loading="Memuat data..."
      gone={<LostDraft />}
    >
      {(opened) => <PostForm key={opened.post.id} opened={opened} />}
    </EditedRecord>
  );
}

/** Offers what was typed in a post that is not there any more. */
function LostDraft() {
  const navigate = useNavigate();
  const { id } = useParams();
  const [draft] = useState(() => listKept(`draf-post:${id}`, readValues)[0]);
  if (!draft) return null;

  function moveDraft() {
    if (!draft || !storeKept({ ...draft, key: newKeptKey("draf-post:baru"), base: null })) return;
    removeKept(draft.key);
    navigate(staffPaths.newPost);
  }

  return <Button onClick={moveDraft}>Buka Draf sebagai Post Baru</Button>;
}
