// Served as Stripe's script, inside a block that declares `settings` ({ origin, frameTitle }).
// Simulates the embedded checkout only. Functions are constants, because a function declaration
// would be global outside the block.
const { origin, frameTitle } = settings;
const notDone = (name) => () => {
  throw new Error(`The sandbox does not simulate ${name} of Stripe.js.`);
};

const createFrame = (clientSecret) => {
  const frame = document.createElement('iframe');
  frame.name = 'embedded-checkout';
  frame.title = frameTitle;
  frame.allow = 'payment *';
  frame.style.cssText = 'width:100%;min-height:560px;border:0;display:block';
  frame.src = `${origin}/endive/checkout?client_secret=${encodeURIComponent(clientSecret)}`;
  return frame;
};

/** A checkout can be mounted again after `unmount`, not after `destroy`. */
const embed = (clientSecret, onComplete) => {
  let frame = null;
  let isDestroyed = false;

  const onMessage = (event) => {
    if (!frame || event.origin !== origin || event.source !== frame.contentWindow) return;
    if (event.data?.type === 'size') frame.style.height = `${event.data.height}px`;
    if (event.data?.type !== 'complete') return;
    if (event.data.redirect) window.location.assign(event.data.redirect);
    else onComplete?.();
  };

  const unmount = () => {
    window.removeEventListener('message', onMessage);
    frame?.remove();
    frame = null;
  };

  return {
    mount(place) {
      if (isDestroyed) throw new Error('This embedded checkout was destroyed.');
      if (frame) throw new Error('This embedded checkout is mounted already.');
      const box = typeof place === 'string' ? document.querySelector(place) : place;
      if (!box) throw new Error(`Nothing to mount the embedded checkout in: ${place}`);
      frame = createFrame(clientSecret);
      window.addEventListener('message', onMessage);
      box.append(frame);
    },
    unmount,
    destroy() {
      unmount();
      isDestroyed = true;
    },
  };
};

let isOpen = false;

const createEmbeddedCheckoutPage = async ({ clientSecret, fetchClientSecret, onComplete } = {}) => {
  if (isOpen) throw new Error('You cannot have multiple Embedded Checkout objects.');
  isOpen = true;
  try {
    const secret = clientSecret ?? (await fetchClientSecret());
    if (typeof secret !== 'string' || !secret.startsWith('cs_test_'))
      throw new Error('The client secret is not that of a test checkout.');
    const page = embed(secret, onComplete);
    return {
      ...page,
      destroy() {
        isOpen = false;
        page.destroy();
      },
    };
  } catch (error) {
    isOpen = false;
    throw error;
  }
};

window.Stripe = Object.assign(
  (key) => {
    if (typeof key !== 'string' || !key.startsWith('pk_test_'))
      throw new Error('The sandbox takes test keys only.');
    return {
      createEmbeddedCheckoutPage,
      elements: notDone('elements'),
      createToken: notDone('createToken'),
      createPaymentMethod: notDone('createPaymentMethod'),
      confirmCardPayment: notDone('confirmCardPayment'),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  },
  { version: 'endive' },
);
