import { websiteTypeBadge } from "../../../../contract/business/website-types";
import { cleanLine } from "../../../../contract/clean-text";
import { nameDay } from "../../../../contract/jakarta";
import { site } from "../../../../contract/site";
import { escapeHtml } from "../../../../escape-html";
import { adminUrlOf } from "../admin-links";
import type { NextStep, SummaryMessage, WaitingEnquiry } from "../channel";
import { type EmailContent, longestName } from "./email-content";
import { shortLine } from "./one-line";
import { durationText, timeText } from "./time-text";

const longestAction = 80;

interface Section {
  title: string;
  total: number;
  lines: { text: string; url: string }[];
}

/** Tells somebody in the morning what is due, or everybody what nobody has taken. */
export function writeSummaryEmail(message: SummaryMessage): EmailContent {
  const { staff, day, reminderId } = message;
  const whom = staff ? ` untuk ${shortLine(staff.name, longestName)}` : "";
  const intro = `${nameDay(day)}. ${introOf(message)}`;
  const label = staff ? "Buka daftar kontak Anda" : "Buka daftar kontak tanpa penanggung jawab";
  const [sections, url] = [sectionsOf(message), adminUrlOf(message)];
  return {
    replyTo: site.email,
    subject: `Ringkasan pagi${whom}: ${countsText(message)}`,
    text: [intro, "", ...sections.flatMap(sectionText), `${label}: ${url}`].join("\n"),
    html: `<p>${escapeHtml(intro)}</p>${sections.map(sectionHtml).join("")}<p><a href="${escapeHtml(url)}">${label}</a></p>`,
    headers: { "X-Reminder-Id": String(reminderId) },
  };
}

function introOf({ staff, counts }: SummaryMessage): string {
  if (staff) return `Yang perlu Anda tangani, ${cleanLine(staff.name)}:`;
  if (counts.waiting === 0) return "Langkah berikut belum punya penanggung jawab.";
  return `${counts.waiting} kontak menunggu balasan dan belum punya penanggung jawab.`;
}

/** Such as "2 kontak lewat janji, 3 jatuh tempo hari ini". */
function countsText({ staff, counts }: SummaryMessage): string {
  const parts: [number, string][] = [
    [staff ? 0 : counts.waiting, "tanpa penanggung jawab"],
    [counts.overdue, "lewat janji"],
    [counts.today, "jatuh tempo hari ini"],
  ];
  const texts = parts
    .filter(([count]) => count > 0)
    .map(([count, text], index) => `${count} ${index === 0 ? "kontak " : ""}${text}`);
  const whose = staff || counts.waiting > 0 ? "untuk hari ini" : "tanpa penanggung jawab";
  if (counts.steps > 0) texts.push(`${counts.steps} langkah ${whose}`);
  return texts.join(", ");
}

function sectionsOf({ overdue, today, steps, counts }: SummaryMessage): Section[] {
  const sections = [
    { title: "Lewat janji", total: counts.overdue, lines: overdue.map(waitingLine) },
    { title: "Jatuh tempo hari ini", total: counts.today, lines: today.map(waitingLine) },
    { title: "Langkah untuk hari ini", total: counts.steps, lines: steps.map(stepLine) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

const whoOf = ({ name, websiteType }: Pick<NextStep, "name" | "websiteType">) =>
  `${shortLine(name, longestName)}, ${websiteTypeBadge(websiteType)}`;

function waitingLine(enquiry: WaitingEnquiry) {
  const waiting = `menunggu ${durationText(enquiry.waitingMinutes)}`;
  return {
    text: `${whoOf(enquiry)}: ${waiting}, dijanjikan sampai ${timeText(enquiry.dueAt)}`,
    url: enquiry.adminUrl,
  };
}

function stepLine(step: NextStep) {
  const action = shortLine(step.nextAction ?? "", longestAction) || "Langkah berikutnya";
  return { text: `${action} (${whoOf(step)}): ${timeText(step.nextActionAt)}`, url: step.adminUrl };
}

const headOf = ({ title, total }: Section) => `${title} (${total})`;
const restOf = ({ total, lines }: Section) =>
  total > lines.length ? [`dan ${total - lines.length} lainnya`] : [];

function sectionText(section: Section): string[] {
  const lines = section.lines.flatMap(({ text, url }) => [`- ${text}`, `  ${url}`]);
  return [headOf(section), ...lines, ...restOf(section), ""];
}

function sectionHtml(section: Section): string {
  const items = section.lines.map(
    ({ text, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></li>`,
  );
  const rest = restOf(section).map((text) => `<li>${text}</li>`);
  return `<p><b>${headOf(section)}</b></p><ul>${[...items, ...rest].join("")}</ul>`;
}
