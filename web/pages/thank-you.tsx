import { useEffect } from "react";
import { Link } from "react-router-dom";
import { pushEvent } from "../analytics/data-layer";
import { thankYouContent as copy } from "../content/thank-you";
import { usePageMeta } from "../lib/use-page-meta";
import { buttonStyles } from "../ui/button";

export default function ThankYouPage() {
  usePageMeta({ page: "thankYou" });
  useEffect(() => {
    pushEvent({ event: "form_submission_success", form_id: "contact_form", value: 1, currency: "IDR" });
  }, []);

  return (
    <div className="page-grid grid gap-12 py-16 sm:py-24 lg:grid-cols-[1.2fr_1fr] lg:items-end">
      <div>
        <svg viewBox="0 0 200 112" className="w-40" aria-hidden="true">
          <path d="M10 100a90 90 0 0 1 180 0Z" className="fill-peach" />
          <path d="M40 100a60 60 0 0 1 120 0Z" className="fill-amber" />
          <path d="M70 100a30 30 0 0 1 60 0Z" className="fill-fajar" />
          <path d="M0 102h200M30 110h140" className="stroke-ink" strokeWidth="3" />
        </svg>
        <h1 className="mt-8 max-w-[14ch] text-4xl sm:text-6xl">{copy.title}</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{copy.description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={copy.home.to} className={buttonStyles("primary", "lg")}>
            {copy.home.label}
          </Link>
          <Link to={copy.services.to} className={buttonStyles("outline", "lg")}>
            {copy.services.label}
          </Link>
        </div>
      </div>
      <section aria-labelledby="next-title">
        <h2 id="next-title" className="text-2xl">
          {copy.next.title}
        </h2>
        <ol className="mt-5">
          {copy.next.steps.map((step, index) => (
            <li key={step} className="flex gap-5 border-t border-line py-4">
              <span className="text-2xl leading-none font-extrabold text-fajar">{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
