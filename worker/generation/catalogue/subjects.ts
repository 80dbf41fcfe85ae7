import { uxDesignTopics } from "./desain-ux/topics";
import { socialMediaTopics } from "./media-sosial/topics";
import { websiteTopics } from "./pembuatan-website/topics";
import { maintenanceTopics } from "./perawatan-website/topics";
import { seoTopics } from "./seo/topics";
import { onlineShopTopics } from "./toko-online/topics";
import type { Topic, TopicAngle } from "./topic";

/** The catalogue, category after category. */
export const topics: readonly Topic[] = [
  ...websiteTopics,
  ...onlineShopTopics,
  ...seoTopics,
  ...uxDesignTopics,
  ...socialMediaTopics,
  ...maintenanceTopics,
];

/** One article that the catalogue can carry. */
export interface Subject {
  title: string;
  topic: Topic;
  angle: TopicAngle;
}

/** Every angle of every topic, in the catalogue's order. */
export const subjects: readonly Subject[] = topics.flatMap((topic) =>
  topic.angles.map((angle) => ({ title: angle.title, topic, angle })),
);
