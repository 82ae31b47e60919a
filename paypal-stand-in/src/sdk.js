// Local sandbox, not PayPal: as much of PayPal's browser script as its buttons need.
(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  const CLOSED_EVERY_MS = 100;

  /** Resolves with what the payer chose, once the window is closed; `cancel` when the payer closed it. */
  function follow(popup, orderID) {
    return new Promise((resolve) => {
      let outcome = 'cancel';
      const hear = ({ data, origin: from }) => {
        if (from !== origin || data?.orderID !== orderID) return;
        outcome = data.outcome;
        popup.close();
      };
      const watch = setInterval(() => {
        // The next payment would find a window that is still closing by its name.
        if (!popup.closed) return;
        clearInterval(watch);
        window.removeEventListener('message', hear);
        resolve(outcome);
      }, CLOSED_EVERY_MS);
      window.addEventListener('message', hear);
    });
  }

  async function pay(options) {
    // At once: after an await the browser would take the window for an unwanted one.
    const popup = window.open('about:blank', 'paypal-stand-in', 'width=460,height=640');
    const data = { paymentSource: 'paypal' };
    try {
      if (popup === null) throw new Error('The window of the sandbox was blocked.');
      const orderID = await options.createOrder(data, {});
      popup.location.href = `${origin}/approve/${encodeURIComponent(orderID)}`;
      const outcome = await follow(popup, orderID);
      if (outcome === 'cancel') await options.onCancel?.({ orderID }, {});
      else {
        const approved = { orderID, payerID: 'STANDIN', facilitatorAccessToken: '', ...data };
        await options.onApprove?.(approved, { restart: () => pay(options) });
      }
    } catch (error) {
      popup?.close();
      if (options.onError === undefined) throw error;
      options.onError(error);
    }
  }

  function makeButton(onPress) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'PayPal (bac à sable local)';
    Object.assign(button.style, {
      width: '100%',
      minHeight: '45px',
      font: 'inherit',
      fontWeight: '700',
      border: '0',
      borderRadius: '4px',
      background: '#ffc439',
      color: '#111',
      cursor: 'pointer',
    });
    button.addEventListener('click', onPress);
    return button;
  }

  function Buttons(given) {
    let options = given;
    let underWay = false;
    const press = async () => {
      if (underWay) return;
      let refused = false;
      const reject = () => {
        refused = true;
      };
      const clicked = options.onClick?.({ fundingSource: 'paypal' }, { resolve() {}, reject });
      if (clicked instanceof Promise) await clicked;
      if (refused) return;
      underWay = true;
      try {
        await pay(options);
      } finally {
        underWay = false;
      }
    };
    const button = makeButton(press);
    return {
      isEligible: () => true,
      updateProps: (changed) => {
        options = { ...options, ...changed };
        return Promise.resolve();
      },
      close: () => {
        button.remove();
        return Promise.resolve();
      },
      render: (target) => {
        const container = typeof target === 'string' ? document.querySelector(target) : target;
        container.append(button);
        const set = (disabled) => () => {
          button.disabled = disabled;
          return Promise.resolve();
        };
        options.onInit?.({ correlationID: 'stand-in' }, { enable: set(false), disable: set(true) });
        return Promise.resolve();
      },
    };
  }

  window[script.dataset.namespace ?? 'paypal'] = {
    version: 'stand-in',
    FUNDING: { PAYPAL: 'paypal', CARD: 'card', PAYLATER: 'paylater' },
    Buttons,
    getFundingSources: () => ['paypal'],
    isFundingEligible: (source) => source === 'paypal',
  };
})();
