import { RulesScreen } from "../features/generation/rules/rules-screen";

export default function WritingRulesPage() {
  return <RulesScreen />;
}
