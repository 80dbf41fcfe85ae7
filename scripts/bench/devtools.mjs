/**
 * A connection to an inspector or a browser, by the protocol of the developer tools.
 * @param {string} address @param {(event: { method: string, params: any, sessionId?: string }) => void} [onEvent] Called for each event.
 */
export async function openDevtools(address, onEvent) {
  const socket = new WebSocket(address);
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error("The developer tools cannot be reached."));
  });
  /** @type {Map<number, PromiseWithResolvers<any>>} */
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const { id, result, error, ...event } = JSON.parse(String(data));
    if (!id) onEvent?.(event);
    else if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error("The developer tools have gone."));
  };
  let calls = 0;
  return {
    /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
    send: (method, params, sessionId) => {
      calls += 1;
      const answer = Promise.withResolvers();
      waiting.set(calls, answer);
      socket.send(JSON.stringify({ id: calls, method, params, sessionId }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}
